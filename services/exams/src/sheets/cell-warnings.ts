import type { ShownCell } from '../workbook/cell-display';

/** Patterns that Excel chooses itself for what it takes for a day, as it does for 1/2. */
const CHOSEN_DAY = /^(d-mmm|mmm-yy|d\/m|m\/d|dd\/mm|mm\/dd|d-mmm-yy|dd-mmm|dd-mmm-yy)$/;
/** A day in digits, as spreadsheets show one by themselves. */
const NUMERIC_DAY = /^[dmy]{1,4}[/.-][dmy]{1,4}([/.-][dmy]{1,4})?( h.*)?$/;
const SHORT_TIME = /^(\d{1,2}):0([1-9])(?: [AP]M)?$/;
const FRACTION = /^\s*\d+\s*[/:-]\s*\d+\s*$/;

/**
 * What is doubtful about the answer and the options of a row, in this order: a spreadsheet turns 1/2 into a day and 2:3 into
 * a time.
 */
export function doubtsOf(answer: ShownCell, options: readonly ShownCell[]): (string | undefined)[] {
  const filled = options.filter(({ text }) => text !== '');
  const isDay = ({ kind }: ShownCell) => kind === 'date' || kind === 'regional date';
  const hasFractions = filled.some(({ kind, code = '', text }) =>
    kind === 'number' ? code.includes('/') : kind === undefined && FRACTION.test(text),
  );
  const isMixed = (same: (cell: ShownCell) => boolean) => filled.some((cell) => !same(cell));
  return [answer, ...options].map((cell) => {
    const { text, kind, code = '', warning } = cell;
    if (warning) return warning;
    if (isDay(cell)) return dayDoubt(cell, hasFractions || isMixed(isDay));
    if (kind !== 'time') return undefined;
    const ratio = SHORT_TIME.exec(text);
    if (ratio && !code.includes('['))
      return `the cell is a time, shown as ${text}; if a ratio as ${ratio[1]}:${ratio[2]} was typed, write it again as text`;
    return isMixed((other) => other.kind === 'time') ? `the cell is a time, shown as ${text}` : undefined;
  });
}

function dayDoubt({ text, kind, code = '' }: ShownCell, isBesideOthers: boolean): string | undefined {
  const pattern = pure(code);
  const hasDay = pattern.includes('d') && pattern.includes('m');
  if (CHOSEN_DAY.test(pattern) || (isBesideOthers && NUMERIC_DAY.test(pattern)))
    return `the cell is a date, shown as ${text}; if a fraction as 1/2 was typed, write it again as text`;
  if (kind === 'regional date')
    return `the cell is a date, which Excel shows in the way of each region; it is read as ${text}`;
  return hasDay && isBesideOthers ? `the cell is a date, shown as ${text}` : undefined;
}

/** A pattern without its region and its sections for other values. */
const pure = (code: string) =>
  (code.split(';')[0] ?? '')
    .replace(/\[[^\]]*\]/g, '')
    .replaceAll('\\', '')
    .toLowerCase();
