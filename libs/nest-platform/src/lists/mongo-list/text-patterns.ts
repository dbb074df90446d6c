import { foldText, isInsidePart } from '@concord/institute';

/** Ranges of the letters whose accents, dots or hooks {@link foldText} removes: Latin, with IPA and Vietnamese. */
const FOLDED_RANGES = [
  [0xc0, 0x2af],
  [0x1e00, 0x1eff],
] as const;
/** Accents that follow their letter in decomposed texts. */
const ACCENTS = '[\u0300-\u036f]*';
/** Joins the parts of a compound name, which is also found as one word: `obrien` for O'Brien. */
const JOINER = "(?: ?['’‘`´‐‑ʼʻʽʹˈꞌ-] ?)?";
/** Start of a word. */
const START = '(?:^|[^0-9A-Za-z\u00c0-\u024f\u0250-\u02af\u0300-\u036f\u1e00-\u1eff])';

let spellings: Map<string, string> | undefined;

/** Letters that fold to each letter. */
function spellingsOf(letter: string): string {
  if (!spellings) {
    spellings = new Map();
    for (const [first, last] of FOLDED_RANGES)
      for (let code = first; code <= last; code += 1) {
        const spelling = String.fromCodePoint(code);
        const folded = foldText(spelling);
        if (folded !== spelling) spellings.set(folded, (spellings.get(folded) ?? '') + spelling);
      }
  }
  return `[${letter}${letter.toUpperCase()}${spellings.get(letter) ?? ''}]`;
}

const spelledOut = (word: string) => [...word].map((letter) => spellingsOf(letter) + ACCENTS);

/** Pattern of a folded word at the start of a word of an unfolded text. */
export const startPattern = (word: string): RegExp => new RegExp(START + spelledOut(word).join(''));

/** Pattern of a folded word in an unfolded name: from three letters on also inside, and across its joined parts. */
export const namePattern = (word: string): RegExp =>
  new RegExp((isInsidePart(word) ? '' : START) + spelledOut(word).join(JOINER));
