const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

// Basic Latin, Latin-1 and the punctuation and arrows of an English text.
const LATIN = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ıŒœ‐‑‒–—‘’‚“”„•…′″‹›€™−×←→↑↓₦`;

// Letters of Hausa (hooks), Yoruba and Igbo (dots), Kanuri, and vowels and nasals with a tone mark of one code.
const NIGERIAN = 'ƁɓƊɗƘƙƳƴʼƎǝẸẹỊịỌọṢṣỤụṄṅŃńǸǹḾḿĀāĒēĪīŌōŪūǍǎĚěǏǐǑǒǓǔ';

// Grave, acute, macron, caron, and the dot below: most letters with a dot and a tone mark have no code of their own.
const MARKS = '\u0300\u0301\u0304\u030c\u0323';

/**
 * Characters of the fonts. Letters and marks are in one file, because a mark is positioned only on letters of
 * its own font.
 */
exports.CHARACTERS = `${LATIN}${NIGERIAN}${MARKS}`;
