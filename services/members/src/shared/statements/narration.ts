import { foldText } from '@concord/institute';

/** Letters that people and machines write for digits. */
const LOOKALIKES: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };

/** Letters and digits of a text without what stands between them; letters like digits are digits. */
export const comparable = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9]/g, '')
    .replace(/[oil]/g, (letter) => LOOKALIKES[letter] ?? letter);

/** A narration, with where its letters and digits stood. */
export interface Narration {
  /** Signs in the form of {@link comparable}. */
  signs: string;
  /** True where something stood before the sign of this place, or the narration began. */
  starts: readonly boolean[];
  /** True where that was a blank or the end of a line. */
  blanks: readonly boolean[];
}

/** Prepares a narration for a search in which blanks and signs between letters do not matter. */
export function narrationOf(text: string): Narration {
  let signs = '';
  const starts: boolean[] = [];
  const blanks: boolean[] = [];
  let [isBroken, isBlank] = [true, false];
  for (const sign of foldText(text)) {
    if (!/[a-z0-9]/.test(sign)) {
      isBroken = true;
      isBlank ||= /\s/.test(sign);
    } else {
      signs += LOOKALIKES[sign] ?? sign;
      starts.push(isBroken);
      blanks.push(isBlank);
      [isBroken, isBlank] = [false, false];
    }
  }
  return { signs, starts, blanks };
}

const isDigit = (sign: string | undefined) => sign !== undefined && sign >= '0' && sign <= '9';

/** True if no number continues across the edge before the sign of this place. */
export const isEdge = ({ signs, starts }: Narration, at: number): boolean =>
  at <= 0 || at >= signs.length || starts[at] === true || !isDigit(signs[at]) || !isDigit(signs[at - 1]);

/** True if a blank stands between the signs of this range. */
export const isSplit = ({ blanks }: Narration, from: number, to: number): boolean =>
  blanks.slice(from + 1, to).includes(true);
