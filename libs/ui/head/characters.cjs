const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

// Basic Latin, Latin-1 and the punctuation and arrows of an English text.
const LATIN = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ıŒœ‐‑‒–—‘’‚“”„•…′″‹›€™−×←→↑↓`;

// Letters of Hausa (hooks), Yoruba and Igbo (dots), Kanuri, their tone marks, and the naira.
const HOOKS = 'ƁɓƊɗƘƙƳƴƎǝṢṣṄṅŃńǸǹḾḿĀāĒēĪīŌōŪū₦\u0300\u0301\u0304\u0323';
const DOTS = 'ẸẹỌọỊịỤụ\u0300\u0301\u0304\u0323';

/** The characters of each file of a font family; the package splits a family into these files. */
exports.CHARACTERS = { latin: LATIN, 'latin-ext': HOOKS, vietnamese: DOTS };

// The file of a letter also draws its tone mark, so no range contains the marks.
const isMark = (code) => code >= 0x300 && code <= 0x36f;

/** The CSS `unicode-range` of a set of characters. */
exports.rangeOf = (characters) => {
  const codes = [...new Set([...characters].map((character) => character.codePointAt(0)))]
    .filter((code) => !isMark(code))
    .sort((a, b) => a - b);
  const runs = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code) => code.toString(16).toUpperCase();
  return runs.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(',');
};
