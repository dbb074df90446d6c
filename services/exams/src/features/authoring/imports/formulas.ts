/**
 * Marks a sign in code that begins no formula. Files cannot contain it: texts with it are refused, and XML has no
 * such character.
 */
export const CODE_MARK = '\u0000';
const DELIMITERS: readonly (readonly [open: string, close: string, isBlock: boolean])[] = [
  ['\\(', '\\)', false],
  ['\\[', '\\]', true],
  ['$$', '$$', true],
  ['[tex]', '[/tex]', false],
];

interface Piece {
  text: string;
  isFormula: boolean;
}

/** Splits a text into formulas between TeX delimiters, and the text around them. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  const missing = new Set<string>();
  let from = 0;
  for (let at = 0; at < text.length;) {
    if (text.startsWith('\\\\', at)) {
      at += 2;
      continue;
    }
    const [open, close = '', isBlock = false] =
      DELIMITERS.find(([each]) => text.startsWith(each, at) && !missing.has(each)) ?? [];
    const end = open ? text.indexOf(close, at + open.length) : -1;
    if (open && end === -1) missing.add(open);
    const tex = open && end !== -1 ? text.slice(at + open.length, end) : '';
    if (!open || !isTex(tex)) {
      at += 1;
      continue;
    }
    const after = end + close.length;
    if (at > from) pieces.push({ text: text.slice(from, at), isFormula: false });
    pieces.push({ text: formulaOf(tex, isBlock, text[after]), isFormula: true });
    from = after;
    at = after;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isFormula: false });
  return pieces;
}

const isTex = (tex: string) => tex.trim() !== '' && !tex.includes(CODE_MARK) && !/\n\s*\n/.test(tex);

/** A formula with dollar signs as its delimiters if possible, else `\(…\)` or `\[…\]`. */
function formulaOf(tex: string, isBlock: boolean, next: string | undefined): string {
  const inner = tex.replace(/\s+/g, ' ').trim();
  const isHeld = !inner.includes('$') && !inner.endsWith('\\');
  if (isBlock) return isHeld ? `$$${inner}$$` : `\\[${inner}\\]`;
  return isHeld && !/\d/.test(next ?? '') ? `$${inner}$` : `\\(${inner}\\)`;
}

const unmarked = (text: string) => text.replaceAll(CODE_MARK, '');

/** True if a text has a TeX formula. */
export const hasFormula = (text: string): boolean =>
  /\\[([]|\$\$|\[tex\]/.test(text) && piecesOf(text).some(({ isFormula }) => isFormula);

/** Removes {@link CODE_MARK}. */
export const withoutFormulas = unmarked;

/** Escapes a text with formulas: a backslash before each other sign that would begin one. */
export function withFormulas(text: string, hasTex: boolean): string {
  const pieces = hasTex ? piecesOf(text) : [{ text, isFormula: false }];
  const around = pieces.filter(({ isFormula }) => !isFormula).map((piece) => unmarked(piece.text));
  const isPaired = (sign: string) => around.join('').split(sign).length > 2;
  const counting = ['*', '~', '^'].filter(isPaired);
  return pieces
    .map((piece) =>
      piece.isFormula
        ? piece.text
        : unmarked(piece.text).replace(/\\(?=[\\*~^$([])|[*~^$]/g, (sign) =>
            sign === '\\' || sign === '$' || counting.includes(sign) ? `\\${sign}` : sign,
          ),
    )
    .join('');
}
