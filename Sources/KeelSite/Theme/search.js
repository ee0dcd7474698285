// Searches the pages of a language by files that are loaded as they are needed, from disk as over HTTP. Knows nothing of
// the page: `keelSearcher(language, folder)` makes a searcher, whose `search(query)` promises what was found.
(function () {
  "use strict";

  // ---- Letters: as SearchNormalization and SearchTokenizer in Swift; both run the same vectors.

  function normalForm(text) {
    var result = "";
    for (var letter of text.normalize("NFC")) {
      if (letter === "ё" || letter === "Ё") result += "е";
      else if ("’ʼ‘´`".includes(letter)) result += "'";
      // A mark of stress that no letter has in it.
      else if (letter === "\u0300" || letter === "\u0301") continue;
      else result += letter.toLowerCase();
    }
    return result.normalize("NFC");
  }

  var letters = { "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d" };

  function folded(word) {
    if (!/[\u00C0-\u1EFF]/.test(word)) return word;
    return Array.from(word, function (letter) {
      if (letters[letter]) return letters[letter];
      if (!/[\u00C0-\u024F\u1E00-\u1EFF]/.test(letter)) return letter;
      return Array.from(letter.normalize("NFD"))[0];
    }).join("");
  }

  function kindOf(letter) {
    var code = letter.codePointAt(0);
    if (code >= 0x61 && code <= 0x7A || code >= 0x430 && code <= 0x45F) return "lower";
    if (code >= 0x41 && code <= 0x5A || code >= 0x400 && code <= 0x42F) return "upper";
    if (code >= 0x30 && code <= 0x39) return "digit";
    if (code === 0x5F) return "underscore";
    if (code === 0x27 || code === 0x2019 || code === 0x2BC) return "apostrophe";
    if (code < 0x80) return "other";
    if (code === 0xAD || code >= 0x200B && code <= 0x200D || code === 0x2060) return "ignored";
    if (isHangul(code)) return "hangul";
    if (/\p{Lu}|\p{Lt}/u.test(letter)) return "upper";
    if (/\p{L}/u.test(letter)) return "lower";
    if (/\p{N}/u.test(letter)) return "digit";
    return /\p{M}/u.test(letter) ? "mark" : "other";
  }

  function isHangul(code) {
    return code >= 0xAC00 && code <= 0xD7A3 || code >= 0x1100 && code <= 0x11FF || code >= 0x3130 && code <= 0x318F;
  }

  // Runs of letters: [{ start, end, whole, parts: [word, …] }], offsets in the text as it is. `parts` has the whole
  // alone unless the run is an identifier.
  function runs(text) {
    var found = [];
    var run = "", parts = [], start = 0, last = "other", lastStart = 0, isIdentifier = false, apostrophe = false;
    function finish(end) {
      if (run) {
        var bounds = parts.filter(function (part) { return part > 0 && part < run.length; });
        var words = [];
        if (isIdentifier && bounds.length) {
          bounds.concat(run.length).reduce(function (from, to) {
            if (to > from) words.push(normalForm(run.slice(from, to)));
            return Math.max(from, to);
          }, 0);
        }
        var whole = normalForm(run);
        found.push({ start: start, end: end, whole: whole, parts: words.length ? words : [whole] });
      }
      run = ""; parts = []; last = "other"; isIdentifier = false; apostrophe = false;
    }
    var offset = 0, end = 0;
    for (var letter of text) {
      var kind = kindOf(letter);
      if (kind === "ignored") { offset += letter.length; continue; }
      if (kind === "other") finish(end);
      else if (kind === "apostrophe") apostrophe = run !== "";
      else {
        if (apostrophe && (!run || kind === "digit" || kind === "underscore")) finish(end);
        apostrophe = false;
        if (run && kind !== "mark" && (kind === "hangul") !== (last === "hangul")
          && (last !== "mark" || kind === "hangul")) finish(end);
        if (!run) start = offset;
        else if ((last === "lower" || last === "digit") && kind === "upper") {
          parts.push(run.length);
          isIdentifier = true;
        } else if (last === "upper" && kind === "lower" && (parts[parts.length - 1] || 0) < lastStart) {
          parts.push(lastStart);
          isIdentifier = true;
        } else if (last === "underscore" && kind !== "underscore") parts.push(run.length);
        lastStart = run.length;
        if (kind === "underscore") isIdentifier = isIdentifier || run !== "";
        else run += letter;
        end = offset + letter.length;
        if (kind !== "mark") last = kind;
      }
      offset += letter.length;
    }
    finish(end);
    return found;
  }

  // ---- Hangul and keyboards

  var initials = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
  var medials = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ";
  var finals = " ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ";

  function initialsOf(word) {
    return Array.from(word, function (letter) {
      var code = letter.charCodeAt(0) - 0xAC00;
      return code >= 0 && code < 11172 ? initials[Math.floor(code / 588)] : letter;
    }).join("");
  }

  // Letters of a Korean keyboard put together to syllables, as an input method does.
  function composed(jamo) {
    var joined = { "ㅗㅏ": "ㅘ", "ㅗㅐ": "ㅙ", "ㅗㅣ": "ㅚ", "ㅜㅓ": "ㅝ", "ㅜㅔ": "ㅞ", "ㅜㅣ": "ㅟ", "ㅡㅣ": "ㅢ",
      "ㄱㅅ": "ㄳ", "ㄴㅈ": "ㄵ", "ㄴㅎ": "ㄶ", "ㄹㄱ": "ㄺ", "ㄹㅁ": "ㄻ", "ㄹㅂ": "ㄼ", "ㄹㅅ": "ㄽ", "ㄹㅌ": "ㄾ",
      "ㄹㅍ": "ㄿ", "ㄹㅎ": "ㅀ", "ㅂㅅ": "ㅄ" };
    function isVowel(letter) { return letter && medials.includes(letter); }
    var result = "", index = 0;
    while (index < jamo.length) {
      var initial = jamo[index], medial = jamo[index + 1];
      if (!initials.includes(initial) || !isVowel(medial)) {
        result += initial;
        index += 1;
        continue;
      }
      index += 2;
      if (joined[medial + jamo[index]] && isVowel(jamo[index])) medial = joined[medial + jamo[index++]];
      var final = "";
      if (jamo[index] && finals.includes(jamo[index]) && jamo[index] !== " " && !isVowel(jamo[index + 1])) {
        final = jamo[index++];
        var both = joined[final + jamo[index]];
        if (both && !isVowel(jamo[index + 1])) { final = both; index += 1; }
      }
      result += String.fromCharCode(0xAC00 + initials.indexOf(initial) * 588 + medials.indexOf(medial) * 28
        + (final ? finals.indexOf(final) : 0));
    }
    return result;
  }

  var latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
  var russianKeys = "йцукенгшщзхъфывапролджэячсмитьбюё";
  var koreanKeys = "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ[]ㅁㄴㅇㄹㅎㅗㅓㅏㅣ;'ㅋㅌㅊㅍㅠㅜㅡ,.`";
  var shiftedKorean = { Q: "ㅃ", W: "ㅉ", E: "ㄸ", R: "ㄲ", T: "ㅆ", O: "ㅒ", P: "ㅖ" };

  function retyped(text, from, to) {
    return Array.from(text, function (letter) {
      var index = from.indexOf(letter.toLowerCase());
      return index < 0 ? letter : to[index];
    }).join("");
  }

  // What the same keys give on the other keyboard of the language.
  function otherLayouts(text, language) {
    if (/^ru\b/.test(language)) {
      return /[а-яё]/i.test(text) ? [retyped(text, russianKeys, latinKeys)] : [retyped(text, latinKeys, russianKeys)];
    }
    if (!/^ko\b/.test(language) || !/[a-z]/i.test(text)) return [];
    return [text.split(" ").map(function (word) {
      return composed(Array.from(word, function (letter) {
        return shiftedKorean[letter] || retyped(letter, latinKeys, koreanKeys);
      }));
    }).join(" ")];
  }

  // What edit distance compares: letters, of syllables their parts.
  function spelled(word) {
    return /[\uAC00-\uD7A3]/.test(word) ? word.normalize("NFD") : word;
  }

  // Insertions, deletions, changes and swaps of neighbours, as far as `limit`.
  function distance(one, other, limit) {
    if (Math.abs(one.length - other.length) > limit) return limit + 1;
    var before = [], above = [], row;
    for (var j = 0; j <= other.length; j++) above.push(j);
    for (var i = 1; i <= one.length; i++) {
      row = [i];
      var least = i;
      for (j = 1; j <= other.length; j++) {
        var same = one[i - 1] === other[j - 1];
        var cost = Math.min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (same ? 0 : 1));
        if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
          cost = Math.min(cost, before[j - 2] + 1);
        }
        row.push(cost);
        least = Math.min(least, cost);
      }
      if (least > limit) return limit + 1;
      before = above;
      above = row;
    }
    return above[other.length];
  }

  function commonLength(one, other) {
    var length = 0;
    while (length < one.length && one[length] === other[length]) length += 1;
    return length;
  }

  // ---- Files

  // Callbacks of files that are on their way: "ru/v0" → function.
  var waiting = {};

  window.keelSearch = function (language, name, build, data) {
    var take = waiting[language + "/" + name];
    if (take) take({ build: build, data: data });
  };

  // All printable letters but the space, the quotation mark, "<" and the backslash: 13 bits in each two, the lowest
  // first; a last one alone has six.
  var digits = new Uint8Array(128);
  for (var code = 0x21, digit = 0; code < 0x7F; code++) {
    if (code !== 0x22 && code !== 0x3C && code !== 0x5C) digits[code] = digit++;
  }

  function bytesOf(text) {
    var pairs = text.length >> 1, isOdd = text.length % 2;
    var bytes = new Uint8Array((13 * pairs + 6 * isOdd) >> 3), bits = 0, width = 0, at = 0;
    for (var index = 0; index < 2 * pairs; index += 2) {
      bits |= (digits[text.charCodeAt(index)] * 91 + digits[text.charCodeAt(index + 1)]) << width;
      for (width += 13; width >= 8; width -= 8) { bytes[at++] = bits; bits >>>= 8; }
    }
    if (isOdd) bytes[at] = bits | digits[text.charCodeAt(2 * pairs)] << width;
    return bytes;
  }

  async function inflated(text) {
    var stream = new Blob([bytesOf(text)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  }

  function reader(bytes) {
    var at = 0;
    return {
      get end() { return at >= bytes.length; },
      get offset() { return at; },
      set offset(value) { at = value; },
      varint: function () {
        var value = 0, scale = 1, byte;
        do {
          byte = bytes[at++];
          value += (byte & 127) * scale;
          scale *= 128;
        } while (byte & 128);
        return value;
      },
      slice: function (length) { at += length; return bytes.subarray(at - length, at); }
    };
  }

  // ---- The index of a language

  var titleField = 0, headingField = 1, codeField = 3;
  // A word of code counts less than one of the text.
  var codeWeight = 0.5;
  // What a heading that is all the query adds, and a title.
  var headingWeight = 2.5, titleWeight = 1.5;
  // Words of the vocabulary are all loaded with the first query if they are no more bytes than this; of another
  // language, where words are only counted, if they are few.
  var wholeVocabulary = 200000, wholeOther = 30000;
  // In how many sections, of all, a word says nothing beside others, where there are many.
  var commonShare = 0.12, manySections = 2000;
  // Files of postings that words may bring in which only begin as the typed one or have it in them.
  var looseFiles = 4;
  // Postings that the beginning of a word, or a part of one, may bring in.
  var prefixPostings = 12000;

  function makeIndex(language, folder) {
    var index = { language: language, words: [], groups: [], counts: [], forms: new Map(), loaded: [], loadedCount: 0 };
    var build = "";
    var files = {};

    function file(name) {
      files[name] = files[name] || new Promise(function (resolve, reject) {
        var script = document.createElement("script");
        waiting[language + "/" + name] = resolve;
        script.src = folder + name + ".js" + (build ? "?" + build : "");
        script.onerror = function () { delete files[name]; script.remove(); reject(new Error("missing")); };
        script.onload = function () { script.remove(); };
        document.head.append(script);
      }).then(function (given) {
        build = build || given.build;
        if (given.build !== build) throw new Error("mixed");
        return inflated(given.data);
      });
      return files[name];
    }

    index.isLoaded = function (name) { return name in files; };

    index.open = function () {
      index.opening = index.opening || file("root").then(function (bytes) {
        index.root = JSON.parse(new TextDecoder().decode(bytes));
        ["v", "p", "f"].forEach(function (kind) {
          var sum = 0;
          index.root[kind] = index.root[kind].map(function (step) { return sum += step; });
        });
        index.total = index.root.sections;
        return index;
      }).catch(function (error) { delete index.opening; throw error; });
      return index.opening;
    };

    index.lengths = async function () {
      if (index.long) return;
      var bytes = await file("l");
      var lengths = bytes.subarray(0, index.total), sum = 0;
      for (var length of lengths) sum += wordsOf(length);
      var average = sum / Math.max(1, index.total);
      index.headings = bytes.subarray(index.total);
      index.long = Float32Array.from(lengths, function (length) { return 0.4 + 0.6 * wordsOf(length) / average; });
    };

    async function loadVocabulary(shard) {
      if (index.loaded[shard]) return;
      var input = reader(await file("v" + shard));
      if (index.loaded[shard]) return;
      // By columns: what a word has of the one before, the rests, groups, numbers of sections.
      var count = input.varint(), newGroup = input.varint(), restsLength = input.varint();
      var shared = [], first = index.root.v[shard], word = "";
      for (var number = 0; number < count; number++) shared.push(input.varint());
      var rests = new TextDecoder().decode(input.slice(restsLength)).split("\n");
      for (number = 0; number < count; number++) {
        index.words[first + number] = word = word.slice(0, shared[number]) + rests[number];
        var kind = input.varint(), group = kind % 2 ? (kind - 1) / 2 : kind ? index.groups[first + number - kind / 2] : newGroup++;
        index.groups[first + number] = group;
        if (!index.forms.has(group)) index.forms.set(group, []);
        index.forms.get(group).push(first + number);
      }
      for (number = 0; number < count; number++) index.counts[first + number] = input.varint();
      index.loaded[shard] = true;
      index.loadedCount += 1;
    }

    // - whole: up to how many bytes all of it is loaded.
    index.vocabulary = async function (words, whole) {
      var needed = [];
      if (index.root.vb <= whole) needed = index.root.v.map(function (_, shard) { return shard; });
      else words.flatMap(function (word) { return [word, folded(word)]; }).forEach(function (word) {
        // The word, and what begins with it, may run into the next file; its stem may stand before it.
        var stem = word.slice(0, Math.max(2, word.length - 4));
        for (var shard = shardOf(index.root.vk, stem); shard < index.root.vk.length; shard++) {
          needed.push(shard);
          if (index.root.vk[shard + 1] > word && !index.root.vk[shard + 1].startsWith(word)) break;
        }
      });
      await Promise.all(needed.map(loadVocabulary));
    };

    index.postings = async function (id) {
      index.read = index.read || new Map();
      if (index.read.has(id)) return index.read.get(id);
      var shard = shardOf(index.root.p, id);
      var bytes = await file("p" + shard);
      index.starts = index.starts || {};
      if (!index.starts[shard]) {
        var starts = [], input = reader(bytes);
        while (!input.end) {
          var length = input.varint();
          starts.push(input.offset, input.offset + length);
          input.offset += length;
        }
        index.starts[shard] = starts;
      }
      var at = 2 * (id - index.root.p[shard]);
      var result = readPostings(bytes.subarray(index.starts[shard][at], index.starts[shard][at + 1]), index.counts[id]);
      index.read.set(id, result);
      return result;
    };

    index.page = async function (section) {
      var shard = shardOf(index.root.f, section);
      index.pages = index.pages || {};
      index.pages[shard] = index.pages[shard]
        || JSON.parse(new TextDecoder().decode(await file("f" + shard)));
      var first = index.root.f[shard];
      for (var page of index.pages[shard]) {
        if (section < first + page.s.length) return { page: page, section: page.s[section - first] };
        first += page.s.length;
      }
      throw new Error("mixed");
    };
    return index;
  }

  function wordsOf(length) { return (4 + (length & 3)) / 4 * Math.pow(2, length >> 2) - 1; }

  // Which of the ascending beginnings the value falls behind.
  function shardOf(firsts, value) {
    var low = 0, high = firsts.length - 1;
    while (low < high) {
      var middle = (low + high + 1) >> 1;
      if (firsts[middle] <= value) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  // Places of section number i are places[starts[i]..<starts[i + 1]], position << 2 | field; counts[i] is how often the
  // word is in its text, code counted less, heads[i] how often in its heading or title.
  function readPostings(bytes, count) {
    var input = reader(bytes);
    var sections = new Int32Array(count), starts = new Int32Array(count + 1), places = new Int32Array(bytes.length);
    var counts = new Float32Array(count), heads = new Uint8Array(count);
    var section = 0, end = 0;
    for (var index = 0; index < count; index++) {
      section += input.varint();
      sections[index] = section;
      starts[index] = end;
      var position = 0;
      for (var rest = input.varint(); rest > 0; rest--) {
        var value = input.varint(), field = value & 3;
        position += value >> 2;
        places[end++] = position << 2 | field;
        if (field === headingField || field === titleField) heads[index] += 1;
        else counts[index] += field === codeField ? codeWeight : 1;
      }
    }
    starts[count] = end;
    return { sections: sections, starts: starts, places: places.subarray(0, end), counts: counts, heads: heads };
  }

  // ---- Which words of the vocabulary a typed word means

  function lowerBound(words, word) {
    var low = 0, high = words.length;
    while (low < high) {
      var middle = (low + high) >> 1;
      // A part of the vocabulary that isn't loaded is empty.
      var other = words[middle];
      if (other === undefined) { other = nearestLoaded(words, middle, low); if (other === null) { low = middle + 1; continue; } }
      if (other < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function nearestLoaded(words, from, low) {
    for (var index = from; index >= low; index--) if (words[index] !== undefined) return words[index];
    return null;
  }

  // - Returns: Map from word's number to weight, and whether anything of it is more than a guess.
  function meanings(index, word, isLast) {
    var found = new Map();
    var words = index.words;
    function add(id, weight) { if (!(found.get(id) >= weight)) found.set(id, weight); }
    function addForms(id, weight) { index.forms.get(index.groups[id]).forEach(function (form) { add(form, weight); }); }

    if (/^[ㄱ-ㅎ]{2,}$/.test(word)) {
      if (index.initialsCount !== index.loadedCount) index.initials = words.map(initialsOf);
      index.initialsCount = index.loadedCount;
      index.initials.forEach(function (letters, id) { if (letters.startsWith(word)) add(id, 0.8); });
      return { words: found, isGuess: false };
    }
    var first = lowerBound(words, word);
    var exact = words[first] === word ? first : -1;
    if (exact >= 0) { add(exact, 1); addForms(exact, 0.9); }
    var same = foldedWords(index).get(folded(word)) || [];
    same.forEach(function (id) { add(id, 0.7); addForms(id, 0.6); });

    var isShort = /[\uAC00-\uD7A3]/.test(word) ? word.length < 1 : word.length < (isLast ? 2 : 3);
    if (!isShort) {
      var begun = [];
      for (var id = first; id < words.length && words[id] !== undefined && words[id].startsWith(word); id++) {
        if (id !== exact) begun.push(id);
      }
      begun.sort(function (a, b) { return words[a].length - words[b].length || index.counts[b] - index.counts[a]; });
      var budget = prefixPostings;
      for (id of begun) {
        budget -= index.counts[id];
        if (budget < 0) break;
        add(id, 0.6 * Math.sqrt(word.length / words[id].length));
        // A form that isn't there itself, begun by one that is: архитектура, архитектурам.
        if (exact < 0 && word.length >= 4 && words[id].length - word.length <= 3) addForms(id, 0.5);
      }
    }
    var parts = exact >= 0 ? index.forms.get(index.groups[exact]).map(function (form) { return words[form]; }) : [word];
    if (!parts.includes(word)) parts.push(word);
    parts.filter(function (part) { return part.length >= (/[\uAC00-\uD7A3]/.test(part) ? 2 : 4); })
      .forEach(function (part) {
        var room = prefixPostings;
        forEachContaining(index, part, function (id) {
          room -= index.counts[id];
          add(id, 0.4 * Math.sqrt(part.length / words[id].length));
          return room > 0;
        });
      });
    if (found.size) return { words: found, isGuess: false };
    nearest(index, word).forEach(function (weight, id) { add(id, weight); addForms(id, weight); });
    return { words: found, isGuess: true };
  }

  // All words that are loaded as one text, which is searched far faster than thousands: " one two three ".
  function allWords(index) {
    if (index.all && index.all.loadedCount === index.loadedCount) return index.all;
    var ids = [], starts = [], at = 1, texts = [];
    index.words.forEach(function (word, id) {
      ids.push(id);
      starts.push(at);
      texts.push(word);
      at += word.length + 1;
    });
    index.all = {
      loadedCount: index.loadedCount, ids: Int32Array.from(ids), starts: Int32Array.from(starts),
      text: " " + texts.join(" ") + " "
    };
    return index.all;
  }

  // Words that have a part, but not at their beginning, until `take` says that it is enough.
  function forEachContaining(index, part, take) {
    var all = allWords(index), at = all.text.indexOf(part);
    while (at >= 0) {
      var number = shardOf(all.starts, at);
      if (at > all.starts[number]) {
        if (!take(all.ids[number])) return;
        at = number + 1 < all.starts.length ? all.starts[number + 1] - 1 : all.text.length;
      }
      at = all.text.indexOf(part, at + 1);
    }
  }

  function foldedWords(index) {
    if (index.folded && index.foldedCount === index.loadedCount) return index.folded;
    index.folded = new Map();
    index.foldedCount = index.loadedCount;
    index.words.forEach(function (word, id) {
      var key = folded(word);
      if (!index.folded.has(key)) index.folded.set(key, []);
      index.folded.get(key).push(id);
    });
    return index.folded;
  }

  // Words that begin as this one and end otherwise, and those that it is a slip of: Map from number to weight.
  function nearest(index, word) {
    var isKorean = /[\uAC00-\uD7A3]/.test(word);
    var own = spelled(word), length = word.length;
    var limit = own.length >= 8 ? 2 : own.length >= 4 ? 1 : 0;
    var forms = { best: 0, found: [] }, slips = { best: 0, found: [] };
    function take(kind, score, id) {
      kind.best = Math.max(kind.best, score);
      kind.found.push([id, score]);
    }
    function nearBest(kind, reach) {
      return kind.found.filter(function (entry) { return entry[1] >= kind.best - reach; })
        .sort(function (a, b) { return b[1] - a[1] || a[0] - b[0]; })
        .slice(0, 12).map(function (entry) { return entry[0]; });
    }
    // Words that begin as this one stand together.
    var beginning = word.slice(0, Math.max(isKorean ? 2 : 3, Math.ceil(0.6 * length)));
    for (var id = lowerBound(index.words, beginning); id < index.words.length; id++) {
      var other = index.words[id];
      if (other === undefined || !other.startsWith(beginning)) break;
      var common = commonLength(word, other);
      if (length - common <= 5 && other.length - common <= 5) take(forms, common / Math.max(length, other.length), id);
    }
    if (limit) {
      var letters = lettersOf(own), signatures = signaturesOf(index);
      for (id = 0; id < index.words.length; id++) {
        other = index.words[id];
        if (other === undefined || Math.abs(other.length - length) > limit) continue;
        // Each step changes two letters at most.
        if (bitCount(letters ^ signatures[id]) > 2 * limit) continue;
        var steps = distance(own, spelled(other), limit);
        if (steps <= limit) take(slips, limit + 1 - steps, id);
      }
    }
    var found = new Map();
    nearBest(forms, 0.2).forEach(function (id) {
      var likeness = commonLength(word, index.words[id]) / Math.max(length, index.words[id].length);
      found.set(id, 0.3 * Math.pow(likeness, 4));
    });
    nearBest(slips, 0).forEach(function (id) { found.set(id, 0.3 * slips.best / Math.max(1, limit)); });
    return found;
  }

  // A bit for each letter of a word, some letters with the same.
  function lettersOf(word) {
    var bits = 0;
    for (var at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) % 31);
    return bits;
  }

  function bitCount(bits) {
    var count = 0;
    while (bits) { bits &= bits - 1; count += 1; }
    return count;
  }

  function signaturesOf(index) {
    if (index.signatureCount !== index.loadedCount) {
      index.signatures = new Int32Array(index.words.length);
      index.words.forEach(function (word, id) { index.signatures[id] = lettersOf(spelled(word)); });
      index.signatureCount = index.loadedCount;
    }
    return index.signatures;
  }

  // A word that isn't there, as two or more that are: 데이터흐름, gegevensstroom.
  function compound(index, word) {
    var least = /[\uAC00-\uD7A3]/.test(word) ? 2 : 4;
    for (var length = word.length - least; length >= least; length--) {
      var head = word.slice(0, length), tail = word.slice(length);
      if (isThere(index, head) && (isThere(index, tail) || isThere(index, tail.replace(/^(s|e|en)-?/, "")))) return [head, tail];
    }
    return null;
  }

  // As it is or, in Korean, with a particle.
  function isThere(index, word) {
    var found = word === "" ? undefined : index.words[lowerBound(index.words, word)];
    if (found === undefined) return false;
    return found === word || /[\uAC00-\uD7A3]/.test(word) && found.startsWith(word) && found.length <= word.length + 2;
  }

  // ---- Queries

  // `a "b c" d` → [{ run, isPhrase }, …], in groups that are phrases.
  function readQuery(query) {
    var groups = [];
    query.split(/["“”„«»]/).forEach(function (piece, number) {
      var found = runs(piece);
      if (!found.length) return;
      if (number % 2) groups.push({ isPhrase: found.length > 1, runs: found });
      else found.forEach(function (run) { groups.push({ isPhrase: false, runs: [run] }); });
    });
    return groups;
  }

  // - whole: up to how many bytes all words are loaded.
  async function resolve(index, query, whole) {
    var groups = readQuery(query);
    var everyWord = groups.flatMap(function (group) {
      return group.runs.flatMap(function (run) { return [run.whole].concat(run.parts); });
    });
    await index.vocabulary(everyWord, whole);
    var lastRun = groups.length ? groups[groups.length - 1].runs.slice(-1)[0] : null;
    var isEnded = /[\s"“”«»]$/.test(query);
    function terms() {
      // What must stand together has a number: a phrase, a name in code, a compound.
      var isGuess = false, list = [], name = groups.length;
      groups.forEach(function (group, number) {
        var phrase = group.isPhrase ? number : -1;
        // Where the next word stands: a name counts as many as it has parts.
        var step = 0;
        group.runs.forEach(function (run) {
          var isLast = run === lastRun && !isEnded && !group.isPhrase;
          function term(word, meaning, phrase, isLoose, length) {
            isGuess = isGuess || meaning.isGuess;
            list.push({
              word: word, words: meaning.words, phrase: phrase, isMissing: !meaning.words.size, isGuess: meaning.isGuess,
              isLoose: isLoose, step: step
            });
            step += length;
          }
          var whole = meanings(index, run.whole, isLast), isFound = whole.words.size && !whole.isGuess;
          var isName = run.parts.length > 1;
          var parts = isFound ? null : isName ? run.parts : compound(index, run.whole);
          if (!parts) return term(run.whole, whole, phrase, false, run.parts.length);
          name += 1;
          parts.forEach(function (part) {
            term(part, meanings(index, part, isLast), phrase < 0 ? name : phrase, !isName, 1);
          });
        });
      });
      return { list: list, isGuess: isGuess };
    }
    var result = terms();
    if (result.isGuess && whole === wholeVocabulary && index.root.vb > whole) {
      await index.vocabulary([], Infinity);
      result = terms();
    }
    return result;
  }

  // In how many sections the word itself is, of its forms the commonest.
  function commonness(index, term) {
    var most = 0;
    term.words.forEach(function (weight, id) { if (weight >= 0.9) most = Math.max(most, index.counts[id]); });
    return most;
  }

  // Scores of a term's sections by their text, by their heading or title. In arrays of all sections: a common word is in
  // most of them.
  async function scored(index, term) {
    var total = index.total;
    var found = {
      term: term, sections: [], scores: new Float32Array(total), isFound: new Uint8Array(total),
      headSections: [], headScores: new Float32Array(total), headCounts: new Uint8Array(total),
      isTitle: new Uint8Array(total)
    };
    var ids = withinReach(index, term);
    found.postings = await Promise.all(ids.map(function (id) { return index.postings(id); }));
    var scores = found.scores, isFound = found.isFound, long = index.long || new Float32Array(total);
    // As rare as all its forms together.
    var most = commonness(index, term);
    found.postings.forEach(function (posting, number) {
      var count = posting.sections.length;
      var rarity = term.words.get(ids[number]) * Math.log(1 + total / (Math.max(most, count) + 0.5));
      for (var at = 0; at < count; at++) {
        var section = posting.sections[at], often = posting.counts[at];
        var score = rarity * often / (often + 1.5 * long[section]), known = scores[section];
        scores[section] = known > score ? known + 0.1 * score : score + 0.1 * known;
        if (!isFound[section]) { isFound[section] = 1; found.sections.push(section); }
        if (posting.heads[at]) {
          if (!found.headCounts[section]) found.headSections.push(section);
          if (rarity > found.headScores[section]) found.headScores[section] = rarity;
          found.headCounts[section] += posting.heads[at];
          if ((posting.places[posting.starts[at]] & 3) === titleField) found.isTitle[section] = 1;
        }
      }
    });
    return found;
  }

  // The words of a term whose postings are loaded: its forms, and the likest of the others, as far as few files have them.
  function withinReach(index, term) {
    var files = new Set(), loose = [];
    term.words.forEach(function (weight, id) {
      if (weight >= 0.9) files.add(shardOf(index.root.p, id));
      else loose.push(id);
    });
    loose.sort(function (a, b) { return term.words.get(b) - term.words.get(a) || a - b; });
    var limit = files.size + looseFiles;
    return Array.from(term.words.keys()).filter(function (id) { return term.words.get(id) >= 0.9; })
      .concat(loose.filter(function (id) {
        var shard = shardOf(index.root.p, id);
        if (!index.isLoaded("p" + shard) && files.size >= limit) return files.has(shard);
        files.add(shard);
        return true;
      }));
  }

  // Where a term stands in some sections: Map from section to positions, ascending.
  function positions(found, isWanted) {
    var lists = new Map();
    found.postings.forEach(function (posting) {
      for (var at = 0; at < posting.sections.length; at++) {
        var section = posting.sections[at];
        if (!isWanted[section]) continue;
        var list = lists.get(section);
        if (!list) lists.set(section, list = []);
        for (var place = posting.starts[at]; place < posting.starts[at + 1]; place++) list.push(posting.places[place] >> 2);
      }
    });
    if (found.postings.length > 1) lists.forEach(function (list) { list.sort(function (a, b) { return a - b; }); });
    return lists;
  }

  function marked(index, sections) {
    var marks = new Uint8Array(index.total);
    sections.forEach(function (section) { marks[section] = 1; });
    return marks;
  }

  // Those in which the terms of a phrase stand one after the other.
  function withPhrase(index, phrase, sections) {
    var isWanted = marked(index, sections);
    var lists = phrase.map(function (one) { return positions(one, isWanted); });
    return sections.filter(function (section) {
      var rest = lists.slice(1).map(function (list) { return new Set(list.get(section)); });
      return (lists[0].get(section) || []).some(function (start) {
        return rest.every(function (list, number) {
          return list.has(start + phrase[number + 1].term.step - phrase[0].term.step);
        });
      });
    });
  }

  // More for terms that stand together: 2 for neighbours.
  // - lists: of each term, its positions in the section.
  function nearness(lists) {
    var next = lists.map(function () { return 0; }), last = lists.map(function () { return -1; });
    var best = Infinity;
    while (true) {
      var first = -1;
      for (var number = 0; number < lists.length; number++) {
        if (next[number] < lists[number].length
          && (first < 0 || lists[number][next[number]] < lists[first][next[first]])) first = number;
      }
      if (first < 0) break;
      last[first] = lists[first][next[first]++];
      var least = Math.min.apply(null, last);
      if (least >= 0) best = Math.min(best, last[first] - least);
    }
    return 1 + 1 / Math.max(1, best - lists.length + 2);
  }

  // What the heading says of the query: more, the more of it is the query.
  function headScore(index, found, section) {
    var score = 0, count = 0, isTitle = false;
    for (var one of found) {
      score += one.headScores[section];
      count += one.headCounts[section];
      isTitle = isTitle || one.isTitle[section] === 1;
    }
    var coverage = Math.min(1, count / Math.max(1, index.headings[section]));
    // The beginning of a page has its title.
    return score * (isTitle ? titleWeight : headingWeight) * (0.25 + 0.75 * coverage);
  }

  // Words that are nearly everywhere say nothing beside others, and their places are most of what would be loaded.
  function telling(index, terms) {
    if (index.total < manySections || terms.length < 2) return terms;
    var rare = terms.filter(function (term) { return commonness(index, term) <= commonShare * index.total; });
    if (rare.length) return rare;
    // Of words that are all common, the two that are least so.
    var least = terms.slice().sort(function (a, b) { return commonness(index, a) - commonness(index, b); }).slice(0, 2);
    return terms.filter(function (term) { return least.includes(term); });
  }

  // The sections of some terms: { found, sections, sums }, those that have most of the terms.
  // - isCounting: the order does not matter.
  async function matched(index, list, isCounting) {
    // Of a phrase, and of a name in code, all must be there.
    if (list.some(function (term) { return term.phrase >= 0 && !term.isLoose && (term.isMissing || term.isGuess); })) return null;
    var present = telling(index, list.filter(function (term) { return !term.isMissing; }));
    if (!present.length) return null;
    if (!isCounting) await index.lengths();
    var found = await Promise.all(present.map(function (term) { return scored(index, term); }));
    var counts = new Uint8Array(index.total), sums = new Float32Array(index.total), sections = [], most = 0;
    found.forEach(function (one) {
      for (var section of one.sections) {
        if (!counts[section]) sections.push(section);
        counts[section] += 1;
        sums[section] += one.scores[section];
        if (counts[section] > most) most = counts[section];
      }
    });
    var isHeaded = new Uint8Array(index.total);
    if (!isCounting) found.forEach(function (one) {
      for (var section of one.headSections) {
        if (isHeaded[section]) continue;
        isHeaded[section] = 1;
        sums[section] += headScore(index, found, section);
      }
    });
    sections = sections.filter(function (section) { return counts[section] === most; });
    var phrases = new Map();
    found.forEach(function (one) {
      if (one.term.phrase >= 0) phrases.set(one.term.phrase, (phrases.get(one.term.phrase) || []).concat(one));
    });
    function inPhrase(isStrict) {
      var left = sections;
      phrases.forEach(function (phrase) {
        if (isStrict || !phrase[0].term.isLoose) left = withPhrase(index, phrase, left);
      });
      return left;
    }
    // Parts of a compound need not stand together, if they nowhere do.
    var strict = inPhrase(true);
    return { found: found, sections: strict.length || !phrases.size ? strict : inPhrase(false), sums: sums };
  }

  // - Returns: [section, …], best first.
  async function ranked(index, list) {
    var match = await matched(index, list);
    if (!match) return [];
    var sums = match.sums;
    function byScore(a, b) { return sums[b] - sums[a] || a - b; }
    // The rest is counted only: putting tens of thousands in order would be felt.
    var limit = 200, best = match.sections, rest = [];
    if (best.length > limit) {
      var bound = boundOf(best, sums, limit);
      rest = best.filter(function (section) { return sums[section] < bound; });
      best = best.filter(function (section) { return sums[section] >= bound; });
    }
    best.sort(byScore);
    if (match.found.length > 1) {
      var near = best.slice(0, limit), isWanted = marked(index, near);
      var lists = match.found.map(function (one) { return positions(one, isWanted); });
      near.forEach(function (section) {
        sums[section] *= nearness(lists.map(function (list) { return list.get(section) || []; }));
      });
      best = near.sort(byScore).concat(best.slice(limit));
    }
    return best.concat(rest);
  }

  // A score that at least so many sections have, and few more.
  function boundOf(sections, sums, limit) {
    var highest = 0, steps = 512, numbers = new Int32Array(steps + 1);
    for (var section of sections) if (sums[section] > highest) highest = sums[section];
    for (section of sections) numbers[Math.floor(sums[section] / (highest || 1) * steps)] += 1;
    var step = steps, sum = numbers[steps];
    while (step > 0 && sum < limit) { step -= 1; sum += numbers[step]; }
    return step / steps * highest;
  }

  // ---- Results

  // A piece of the text around the first hits: [{ text, isHit }, …].
  function snippet(section, isHit) {
    var best = null;
    [section[2], section[3]].forEach(function (text, field) {
      // As the reader types, the same sections come again.
      section.runs = section.runs || [];
      var hits = (section.runs[field] = section.runs[field] || runs(text)).filter(isHit);
      if (!hits.length) return;
      var reach = 160, start = 0, most = 0;
      hits.forEach(function (hit, number) {
        var count = new Set(hits.slice(number).filter(function (other) { return other.end - hit.start <= reach; })
          .map(function (other) { return other.whole; })).size;
        if (count > most) { most = count; start = hit.start; }
      });
      // Names in code have many spellings of one word: the text says more, if it says anything.
      if (!best || most > 3 * best.most) best = { most: most, text: text, hits: hits, start: start, isCode: field === 1 };
    });
    if (!best) return { isCode: false, pieces: pieces(section[2] || section[3], [], 0) };
    return { isCode: best.isCode, pieces: pieces(best.text, best.hits, best.start) };
  }

  function pieces(text, hits, start) {
    var from = Math.max(0, start - 50), to = Math.min(text.length, start + 160);
    // At a word's beginning and end.
    if (from > 0) { var space = text.slice(from, start).search(/\s/); from = space < 0 ? start : from + space + 1; }
    if (to < text.length) { var cut = text.slice(0, to).search(/\s\S*$/); if (cut > start) to = cut; }
    hits.forEach(function (hit) { if (hit.start < to && hit.end > to) to = hit.end; });
    var list = [], at = from;
    function add(end, isHit) {
      if (end > at) list.push({ text: text.slice(at, end), isHit: isHit });
      at = Math.max(at, end);
    }
    if (from > 0) list.push({ text: "…", isHit: false });
    hits.filter(function (hit) { return hit.start >= from && hit.end <= to; }).forEach(function (hit) {
      add(hit.start, false);
      add(hit.end, true);
    });
    add(to, false);
    if (to < text.length) list.push({ text: "…", isHit: false });
    return list;
  }

  // - folder: of the index, relative to the page: "search-index/" beside the pages of a language.
  window.keelSearcher = function (language, folder) {
    var index = makeIndex(language, folder);

    async function found(query) {
      await index.open();
      var resolved = await resolve(index, query, wholeVocabulary);
      return { resolved: resolved, sections: await ranked(index, resolved.list) };
    }

    // A query that finds something where this one doesn't: what was meant on another keyboard.
    async function correction(query) {
      for (var other of otherLayouts(query, language)) {
        if (other === query) continue;
        var tried = await found(other);
        if (tried.sections.length && !tried.resolved.isGuess) return other;
      }
      return null;
    }

    return {
      open: index.open,
      // How many sections match.
      count: async function (query) {
        await index.open();
        var resolved = await resolve(index, query, wholeOther);
        if (resolved.isGuess) return 0;
        var match = await matched(index, resolved.list, true);
        return match ? match.sections.length : 0;
      },
      // { total, correction, results: [{ title, heading, path, anchor, snippet: { isCode, pieces } }, …] }
      search: async function (query, limit) {
        var result = await found(query);
        var corrected = result.resolved.isGuess || !result.sections.length ? await correction(query) : null;
        var isCorrected = corrected !== null && !result.sections.length;
        if (isCorrected) result = await found(corrected);
        var hits = new Set();
        result.resolved.list.forEach(function (term) {
          term.words.forEach(function (_, id) { hits.add(index.words[id]); });
        });
        function isHit(run) {
          return hits.has(run.whole) || run.parts.some(function (part) { return hits.has(part); });
        }
        var results = await Promise.all(result.sections.slice(0, limit || 10).map(async function (section) {
          var place = await index.page(section);
          return {
            title: place.page.t, path: place.page.u, anchor: place.section[0], heading: place.section[1],
            snippet: snippet(place.section, isHit)
          };
        }));
        return { total: result.sections.length, correction: corrected, isCorrected: isCorrected,
          isGuess: result.resolved.isGuess, results: results };
      }
    };
  };

  window.keelSearcher.letters = { normalForm: normalForm, folded: folded, runs: runs, composed: composed };
})();
