/** Parts of a number format without visible text: spacing, fill, colours, locales and escapes. */
const UNSEEN = /_.|\*.|\[[^\]]*\]/g;
const PATTERN =
  /^((?:"[^"]*"|[^"#?0])*?)(?:([#?0,]*[#?0]) +)?[#?0]+ *\/ *(?:([#?]+|0+)|(\d{1,5}))((?:"[^"]*"|[^"#?0])*)$/;
/** Maximum number of digits of a denominator. */
const MAX_DIGITS = 4;
/** Tolerance: fractions that differ by less are equal in 15 digits. */
const SAME = 1e-12;

/**
 * A number as a fraction, for formats such as `# ?/?`; undefined for other formats. The library of number formats
 * displays 1 19/20 as 0.95.
 */
export function fractionText(code: string, number: number): string | undefined {
  if (!code.includes('/') || /\[[<>=]/.test(code)) return undefined;
  const sections = code.split(';');
  const at = number < 0 && sections.length > 1 ? 1 : number === 0 && sections.length > 2 ? 2 : 0;
  const [whole, before = '', integer, digits, fixed, after = ''] = partsOf(sections[at] ?? '');
  if (whole === undefined) return undefined;
  const value = Math.abs(number);
  const units = integer === undefined ? 0 : Math.floor(value + SAME);
  const [over, under] = closest(Math.max(0, value - units), digits?.length, Number(fixed ?? 0));
  const isFull = integer !== undefined && over === under;
  const shownUnits = units + (isFull ? 1 : 0);
  const fraction = integer !== undefined && (over === 0 || isFull) ? '' : `${over}/${under}`;
  const isUnitShown = integer !== undefined && (shownUnits > 0 || fraction === '' || integer.endsWith('0'));
  const text = [isUnitShown ? `${shownUnits}` : '', fraction].filter(Boolean).join(' ');
  const sign = number < 0 && at === 0 ? '-' : '';
  return `${sign}${before}${text}${after}`.replaceAll('"', '');
}

/** Cache of parsed formats; a workbook has few formats and many cells. */
const known = new Map<string, readonly (string | undefined)[]>();
const MAX_KNOWN = 1000;

function partsOf(section: string): readonly (string | undefined)[] {
  const found = known.get(section);
  if (found) return found;
  const parts = [...(PATTERN.exec(section.replace(UNSEEN, '').replaceAll('\\', '')) ?? [])];
  if (known.size < MAX_KNOWN) known.set(section, parts);
  return parts;
}

/** The closest fraction with this number of digits in the denominator, or with a fixed denominator. */
function closest(value: number, digits: number | undefined, fixed: number): [over: number, under: number] {
  if (fixed > 0) return [Math.round(value * fixed), fixed];
  const most = 10 ** Math.min(digits ?? 1, MAX_DIGITS) - 1;
  let found: [number, number] = [Math.round(value), 1];
  for (let under = 2; under <= most; under += 1) {
    const over = Math.round(value * under);
    if (Math.abs(value - over / under) + SAME < Math.abs(value - found[0] / found[1])) found = [over, under];
  }
  return found;
}
