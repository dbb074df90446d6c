const VOWELS = [...'aeiouẹọịụAEIOUẸỌỊỤ'];
const NASALS = [...'nmṅNMṄ'];
/** Grave, acute, macron, caron. */
const TONES = ['\u0300', '\u0301', '\u0304', '\u030c'];
const OTHERS = [...'ṣṢṅṄɓɗƙƴƁƊƘƳʼ’ẹọịụẸỌỊỤ'];

/** Letters of Yoruba, Igbo and Hausa names with every tone mark, each composed and decomposed. */
export const LETTERS: readonly string[] = [
  ...new Set(
    [...[...VOWELS, ...NASALS].flatMap((letter) => TONES.map((tone) => letter + tone)), ...OTHERS].flatMap(
      (letter) => [letter.normalize('NFC'), letter.normalize('NFD')],
    ),
  ),
];

/**
 * Names that are hard to typeset: letters with two marks, hooks beside tall letters, marks on
 * capitals and beside i.
 */
export const HARD_NAMES = [
  'Ọlọ́runfẹ́mi Ẹ̀ṣọ́bámidélé',
  'Ọ̀ṣúnbùnmi Adéṣẹ̀yẹ́',
  'Ṣèyíndọ̀pẹ́ Àṣàkẹ́',
  'Ẹ̀bùnolúwa Ọ̀jọ́gbẹ̀yẹ',
  'Nńámdị́ Ụ̀gọ́chị̀nyẹ́rẹ',
  'Chị́kwụ́ḿérị̀jẹ Ọ́kọ́ńkwọ̀',
  'Ṅwáńnẹ̄ka Ị̀fẹ́ọ̄ma',
  'Ụ́zọ̀ḿákā Ḿbáńụgọ̌',
  'Ɓaɓangida Ƙanƙararre',
  'Ɗanɗantu ʼYarʼaduwa',
  'Ƴanƙwashi Ɓagwai Ɗanƙo',
  'Ƙasim Ɓala Ƴarɗuwa',
] as const;

/** Sixty letters without a line-break opportunity. */
export const LONG_NAME = 'Oluwaṣeunbabárẹ̀mílékúnọlọ́runfẹ́miayọ̀délétólúwalàṣẹbámigbádéọ̀'.normalize('NFC');
/** Twenty-eight letters, each with a dot and a tone mark. */
export const MARKED_NAME = 'Ẹ̀ọ́ị̄ụ̌'.repeat(7);

/** Names in other scripts: Amharic, Thai, Chinese, Korean and Japanese. */
export const OTHER_NAMES = ['ተስፋዬ ገብረ', 'สมชาย กิ่งแก้ว', '王小明', '김민수', 'さくら 田中'] as const;
/** A name in a script (Tifinagh) that no print font has. */
export const UNPRINTED_NAME = 'ⴰⵎⵉⵏⴰ';
