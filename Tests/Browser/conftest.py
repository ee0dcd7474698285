"""Sites, servers and browsers for the tests.

Two sites: Keel's own as `make site` has published it, and the gallery, a site with every kind of page and of content,
which is built here, once for all processes of the tests.
"""

import functools
import http.server
import json
import os
import pathlib
import re
import shutil
import subprocess
import threading
import time

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.support.ui import WebDriverWait

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent.parent
LANGUAGES = ["ru", "et", "nl", "ko"]
# The same folder every time: what the compiler has said about the same code is still there.
GALLERY = ROOT / ".build" / "gallery"


def keel():
    """The program as `make site` leaves it; KEEL names another."""
    program = os.environ.get("KEEL") or str(ROOT / ".build" / "release" / "keel")
    if not pathlib.Path(program).exists():
        pytest.exit("there is no keel to test: run `make site` first", 2)
    return program


def pytest_configure(config):
    if not hasattr(config, "workerinput"):
        build_gallery()


def build_gallery():
    for folder in ("Content", "Site/assets", "Site/public"):
        shutil.rmtree(GALLERY / folder, ignore_errors=True)
    shutil.copytree(HERE / "site", GALLERY, dirs_exist_ok=True)
    result = subprocess.run([keel(), "build", "--root", str(GALLERY)], capture_output=True, text=True)
    if result.returncode:
        pytest.exit(result.stdout + result.stderr, 1)


@pytest.fixture(scope="session")
def gallery():
    return GALLERY / "Site" / "public"


@pytest.fixture(scope="session")
def published():
    folder = ROOT / "Site" / "public"
    assert (folder / "index.html").exists(), "run `make site` first"
    return folder


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves redirect pages to `?stay` without what leads away from them, and pages to `?slow` bit by bit."""

    def do_GET(self):
        path, _, wish = self.path.partition("?")
        # A query of the site's own: what is searched, which build.
        if wish not in ("stay", "slow"):
            return super().do_GET()
        page = pathlib.Path(self.translate_path(path)).read_text()
        if wish == "stay":
            page, count = re.subn(r'<noscript><meta http-equiv="refresh"[^>]*></noscript>| data-moved="[^"]*"', "", page)
            assert count == 2
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        bits = page.encode()
        step = 1500 if wish == "slow" else len(bits)
        for start in range(0, len(bits), step):
            self.wfile.write(bits[start : start + step])
            time.sleep(0.01 if wish == "slow" else 0)

    def log_message(self, *arguments):
        pass


@pytest.fixture(scope="session")
def host(gallery, published, tmp_path_factory):
    """Serves both sites, each below a path as on many hosts."""
    folder = tmp_path_factory.mktemp("served")
    (folder / "docs").symlink_to(gallery, target_is_directory=True)
    (folder / "own").symlink_to(published, target_is_directory=True)
    handler = functools.partial(Handler, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


@pytest.fixture(scope="session")
def server(host):
    """The gallery's address over HTTP."""
    return host + "docs/"


class Browser:
    """Chromium with what the tests ask of it."""

    def __init__(self):
        options = webdriver.ChromeOptions()
        options.binary_location = shutil.which("chromium") or ""
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1280,900"):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
        self.driver.set_script_timeout(120)

    def look(self, width=1280, height=900, script=True, media="", **features):
        """Features are those of media queries, as `prefers_color_scheme="dark"`."""
        features = {"prefers_color_scheme": "light", "prefers_reduced_motion": "reduce"} | features
        named = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        command = self.driver.execute_cdp_cmd
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        command("Emulation.setDeviceMetricsOverride", size)
        command("Emulation.setEmulatedMedia", {"media": media, "features": named})
        command("Emulation.setScriptExecutionDisabled", {"value": not script})

    def open(self, address):
        self.driver.get("about:blank")
        for kind in ("browser", "performance"):
            self.driver.get_log(kind)
        self.driver.get(str(address))

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def wait(self, script, *arguments, seconds=10):
        """Until the script gives something true, which is returned."""
        return WebDriverWait(self.driver, seconds, 0.05).until(lambda driver: driver.execute_script(script, *arguments))

    def messages(self):
        """What the console says since the page was opened."""
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def requests(self):
        """Addresses that were asked for since the page was opened."""
        events = [json.loads(entry["message"])["message"] for entry in self.driver.get_log("performance")]
        sent = [event["params"]["request"]["url"] for event in events if event["method"] == "Network.requestWillBeSent"]
        return [address for address in sent if not address.startswith(("about:blank", "data:"))]


@pytest.fixture(scope="session")
def chromium():
    browser = Browser()
    yield browser
    browser.driver.quit()


@pytest.fixture
def browser(chromium):
    """As a desktop has it; each test gets it back so."""
    chromium.look()
    # The mouse stands where no test has left it.
    ActionBuilder(chromium.driver).clear_actions()
    yield chromium


def url(folder, path):
    return (folder / path).as_uri()
