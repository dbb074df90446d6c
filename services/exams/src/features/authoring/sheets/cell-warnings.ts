import type { ShownCell } from '@concord/workbook';

/** Date formats that Excel applies automatically, for example to a typed 1/2. */
const CHOSEN_DAY = /^(d-mmm|mmm-yy|d\/m|m\/d|dd\/mm|mm\/dd|d-mmm-yy|dd-mmm|dd-mmm-yy)$/;
/** Numeric date formats that spreadsheets apply automatically. */
const NUMERIC_DAY = /^[dmy]{1,4}[/.-][dmy]{1,4}([/.-][dmy]{1,4})?( h.*)?$/;
const SHORT_TIME = /^(\d{1,2}):0([1-9])(?: [AP]M)?$/;
/** 1970-01-01 as an Excel serial number. */
const UNIX_DAY = 25_569;
const DAY_MS = 86_400_000;
const FRACTION = /^\s*\d+\s*[/:-]\s*\d+\s*$/;

/**
 * Warnings about the answer and the options of a row, in this order: spreadsheets turn 1/2 into a date, 2:3 into a
 * time.
 */
export function doubtsOf(answer: ShownCell, options: readonly ShownCell[]): (string | undefined)[] {
  const filled = options.filter(({ text }) => text !== '');
  const isDay = ({ kind }: ShownCell) => kind === 'date' || kind === 'regional date';
  const hasFractions = filled.some(({ kind, code = '', text }) =>
    kind === 'number' ? code.includes('/') : kind === undefined && FRACTION.test(text),
  );
  const isMixed = (same: (cell: ShownCell) => boolean) => filled.some((cell) => !same(cell));
  // A date typed without a year has the year of typing.
  const years = new Set(filled.map(({ number = 0 }) => yearOf(number)));
  const isBesideOthers = hasFractions || isMixed(isDay);
  return [answer, ...options].map((cell) => {
    const { text, kind, code = '', warning } = cell;
    if (warning) return warning;
    if (isDay(cell)) return dayDoubt(cell, isBesideOthers, years.size === 1);
    if (kind !== 'time') return undefined;
    const ratio = SHORT_TIME.exec(text);
    if (ratio && !code.includes('['))
      return `this cell is a time (${text}). If you meant the ratio ${ratio[1]}:${ratio[2]}, type it again`;
    return isMixed((other) => other.kind === 'time') ? `this cell is a time, shown as ${text}` : undefined;
  });
}

function dayDoubt(
  { text, kind, code = '' }: ShownCell,
  isBesideOthers: boolean,
  isOneYear: boolean,
): string | undefined {
  const pattern = pure(code);
  const hasDay = pattern.includes('d') && pattern.includes('m');
  if (CHOSEN_DAY.test(pattern) || ((isBesideOthers || isOneYear) && NUMERIC_DAY.test(pattern)))
    return `this cell is a date (${text}). If you meant a fraction such as 1/2, type it again`;
  if (kind === 'regional date')
    return `this cell is a date, imported as ${text}. Spreadsheets show it differently in each region`;
  return hasDay && isBesideOthers ? `this cell is a date, shown as ${text}` : undefined;
}

const yearOf = (days: number) => new Date((days - UNIX_DAY) * DAY_MS).getUTCFullYear();

/** A format without its locale, and only its first section. */
const pure = (code: string) =>
  (code.split(';')[0] ?? '')
    .replace(/\[[^\]]*\]/g, '')
    .replaceAll('\\', '')
    .toLowerCase();
