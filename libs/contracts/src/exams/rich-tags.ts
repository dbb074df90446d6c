/** Tags of simple formatting. */
const FORMATS = ['b', 'i', 'sub', 'sup'] as const;
/** MathML Core elements used by formulas; none loads, links or runs anything. */
const FORMULA_TAGS = [
  'math',
  'mrow',
  'mi',
  'mn',
  'mo',
  'mtext',
  'mspace',
  'mfrac',
  'msqrt',
  'mroot',
  'msub',
  'msup',
  'msubsup',
  'mover',
  'munder',
  'munderover',
  'mtable',
  'mtr',
  'mtd',
  'mpadded',
  'mphantom',
  'mstyle',
] as const;

export const RICH_TAGS = [...FORMATS, ...FORMULA_TAGS] as const;
export type RichTag = (typeof RICH_TAGS)[number];

/** MathML attributes, and two of our own: `line` draws a line above, below or around, `align` aligns a cell. */
export const RICH_ATTRIBUTES = [
  'accent',
  'accentunder',
  'align',
  'depth',
  'display',
  'displaystyle',
  'fence',
  'form',
  'height',
  'largeop',
  'line',
  'linethickness',
  'lspace',
  'mathvariant',
  'maxsize',
  'minsize',
  'movablelimits',
  'rspace',
  'scriptlevel',
  'separator',
  'stretchy',
  'symmetric',
  'voffset',
  'width',
] as const;
export type RichAttribute = (typeof RICH_ATTRIBUTES)[number];
