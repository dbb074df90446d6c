/** Blanks that a pattern leaves for signs of other widths, regions and colours, and its escapes. */
const UNSEEN = /_.|\*.|\[[^\]]*\]/g;
const PATTERN =
  /^((?:"[^"]*"|[^"#?0])*?)(?:([#?0,]*[#?0]) +)?[#?0]+ *\/ *(?:([#?]+|0+)|(\d{1,5}))((?:"[^"]*"|[^"#?0])*)$/;
/** Digits of a denominator that are looked for. */
const MAX_DIGITS = 4;
/** Fractions that differ by less are the same number in 15 digits. */
const SAME = 1e-12;

/**
 * A number as a fraction, by a pattern as `# ?/?`; undefined for any other pattern. The library of number formats takes
 * 0.95 for 1 19/20.
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

/** Parts of patterns that were taken apart; a workbook has few of them and many cells. */
const known = new Map<string, readonly (string | undefined)[]>();
const MAX_KNOWN = 1000;

function partsOf(section: string): readonly (string | undefined)[] {
  const found = known.get(section);
  if (found) return found;
  const parts = [...(PATTERN.exec(section.replace(UNSEEN, '').replaceAll('\\', '')) ?? [])];
  if (known.size < MAX_KNOWN) known.set(section, parts);
  return parts;
}

/** The closest fraction with this number of digits below the line, or over a fixed number. */
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
