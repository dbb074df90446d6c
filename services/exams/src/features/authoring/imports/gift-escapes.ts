/** Signs that GIFT escapes, and their placeholders, which no file contains: texts with them are refused. */
const SIGNS = ':#={}~\n';
const PLACES = '\u0001\u0002\u0003\u0004\u0005\u0006\u0007';
/** TeX commands that begin like an escaped line break. */
const TEX_N =
  /^n(?:e|eq|abla|u|ot|otin|i|exists|mid|[gl]eq|[gl]eqslant|less|gtr|sim|cong|parallel|subseteq|supseteq|[ew]arrow|earrow|leftarrow|rightarrow|eg|atural|onumber)(?![a-zA-Z])/;
const MAX_COMMAND = 20;
const MAX_FORMULA = 2000;

/** True if an index is inside a formula. */
function isInFormula(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - MAX_FORMULA), at);
  const isOpen = (open: string, close: string) => before.lastIndexOf(open) > before.lastIndexOf(close);
  return isOpen('\\(', '\\)') || isOpen('\\[', '\\]') || before.split('$$').length % 2 === 0;
}

/** Replaces escaped signs by placeholders, so that only the unescaped ones have a meaning. */
export function withPlaces(text: string): string {
  return text
    .replace(/^[ \t]*\\[ \t]*$/gm, '')
    .replace(/\\([\\:#={}~n])/g, (escaped, sign: string, at: number, whole: string) => {
      if (sign === '\\') return '\\';
      if (sign !== 'n') return PLACES[SIGNS.indexOf(sign)] ?? sign;
      const isTex = TEX_N.test(whole.slice(at + 1, at + MAX_COMMAND)) && isInFormula(whole, at);
      return isTex ? escaped : (PLACES.at(-1) ?? '\n');
    });
}

/** Replaces placeholders by their signs. */
export const withSigns = (text: string): string =>
  text.replace(/[\u0001-\u0007]/g, (place) => SIGNS[PLACES.indexOf(place)] ?? '');
