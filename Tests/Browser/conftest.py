"""Sites, servers and browsers for the tests."""

import functools
import http.server
import os
import pathlib
import shutil
import subprocess
import threading

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.service import Service

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent.parent
LANGUAGES = ["ru", "et", "nl", "ko"]


def keel():
    """The program, as `make site` or `swift build` leaves it; KEEL names another."""
    found = [os.environ.get("KEEL")] + [ROOT / ".build" / kind / "keel" for kind in ("release", "debug")]
    for program in filter(None, found):
        if pathlib.Path(program).exists():
            return str(program)
    pytest.exit("there is no keel to test: run `make site` first", 2)


@pytest.fixture(scope="session")
def gallery(tmp_path_factory):
    """The folder of a site with every kind of page."""
    folder = tmp_path_factory.mktemp("gallery")
    shutil.copytree(HERE / "site", folder, dirs_exist_ok=True)
    result = subprocess.run([keel(), "render", "--root", str(folder)], capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr
    return folder / "Site" / "public"


@pytest.fixture(scope="session")
def published():
    """The folder of Keel's own site, if it is built."""
    folder = ROOT / "Site" / "public"
    if not (folder / "index.html").exists():
        pytest.skip("Site/public is not built")
    return folder


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


@pytest.fixture(scope="session")
def server(gallery):
    """The gallery's address over HTTP, below a path as on many hosts."""
    parent = gallery.parent / "served"
    parent.mkdir(exist_ok=True)
    link = parent / "docs"
    if not link.exists():
        link.symlink_to(gallery, target_is_directory=True)
    handler = functools.partial(QuietHandler, directory=str(parent))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/docs/"
    server.shutdown()


class Browser:
    """Chromium with what the tests ask of it."""

    def __init__(self):
        options = webdriver.ChromeOptions()
        options.binary_location = shutil.which("chromium") or ""
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1280,900"):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
        self.driver.set_script_timeout(60)

    def look(self, width=1280, height=900, dark=False, reduced_motion=True, script=True):
        command = self.driver.execute_cdp_cmd
        command(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False},
        )
        features = [
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce" if reduced_motion else "no-preference"},
        ]
        command("Emulation.setEmulatedMedia", {"features": features})
        command("Emulation.setScriptExecutionDisabled", {"value": not script})

    def open(self, address):
        self.driver.get("about:blank")
        for kind in ("browser", "performance"):
            self.driver.get_log(kind)
        self.driver.get(str(address))

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def wait(self, script, *arguments, seconds=5):
        """Until the script gives something true, which is returned."""
        from selenium.webdriver.support.ui import WebDriverWait

        return WebDriverWait(self.driver, seconds, 0.05).until(lambda driver: driver.execute_script(script, *arguments))


@pytest.fixture(scope="session")
def chromium():
    browser = Browser()
    yield browser
    browser.driver.quit()


@pytest.fixture
def browser(chromium):
    chromium.look()
    yield chromium
    chromium.look()


def url(folder, path):
    return (folder / path).as_uri()
