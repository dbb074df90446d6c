/** Position of a text relative to the baseline. */
export type Script = 'sup' | 'sub';

const SIGNS = '0123456789+-=()';
const SCRIPTS: Record<Script, string> = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎' };
const MARKS: Record<Script, string> = { sup: '^', sub: '_' };
const ORDINAL = /^(st|nd|rd|th)$/i;

/**
 * Superscript or subscript as plain text, so that `x<sup>2</sup>` is not read as x2: `x²`, or `x^(ab)` for letters.
 * Ordinals such as 1st stay; a raised o becomes the degree sign.
 */
export function scripted(text: string, script: Script | undefined): string {
  const inner = text.trim();
  if (!script || !/[\p{L}\p{N}+\-\u2212=()∞*′]/u.test(inner) || ORDINAL.test(inner)) return text;
  if (script === 'sup' && inner === 'o') return '°';
  const signs = [...inner.replaceAll('\u2212', '-')].map((sign) =>
    SCRIPTS[script].charAt(SIGNS.indexOf(sign)),
  );
  return signs.includes('') ? `${MARKS[script]}(${inner})` : signs.join('');
}
