import type { ExportCell, ExportColumn } from '@concord/contracts';

/** Nigeria has no summer time: UTC+1 all year. */
const LOCAL_OFFSET_MS = 3_600_000;
const DAY_MS = 24 * 3_600_000;
/** The longest text that a cell of a spreadsheet can hold. */
const TEXT_MAX = 32_767;

/** Control characters and direction marks, which would display a different text. */
const UNSHOWABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufffe\uffff]+/gu;
const LONE_SURROGATES = /\p{Cs}/gu;

/** Cleans a text for display on one line. */
export const plainText = (text: string): string =>
  text.replace(UNSHOWABLE, ' ').replace(LONE_SURROGATES, '\ufffd').slice(0, TEXT_MAX);

/** Nigerian local time as if it were UTC: spreadsheets know no time zones. */
function localTime(moment: string): Date | undefined {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? undefined : new Date(time + LOCAL_OFFSET_MS);
}

/** The day in Nigeria, as `2026-11-23`. */
export const localDay = (moment: Date): string =>
  new Date(moment.getTime() + LOCAL_OFFSET_MS).toISOString().slice(0, 10);

/** Value of a cell: date, number or plain text. */
export function cellValue(cell: ExportCell, type: ExportColumn['type']): string | number | Date | null {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'number') return cell;
  const local = type === 'date' || type === 'moment' ? localTime(cell) : undefined;
  if (!local) return plainText(cell);
  return type === 'date' ? new Date(Math.floor(local.getTime() / DAY_MS) * DAY_MS) : local;
}

/** Text of a cell: `23/11/2026`, or `23/11/2026 14:05`. */
export function cellText(cell: ExportCell, type: ExportColumn['type']): string {
  const value = cellValue(cell, type);
  if (value === null) return '';
  if (typeof value === 'number' && type === 'decimal') return value.toFixed(2);
  if (!(value instanceof Date)) return String(value);
  const [day = '', time = ''] = value.toISOString().split('T');
  const words = day.split('-').reverse().join('/');
  return type === 'date' ? words : `${words} ${time.slice(0, 5)}`;
}
