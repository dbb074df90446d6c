const TYPED = /^\s*(\d{1,2})\D(\d{1,2})\D([1-9]\d{3})\s*$/;
const STORED = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A typed day, month and year as `YYYY-MM-DD`; `undefined` for a date that does not exist. */
export function storedDate(typed: string): string | undefined {
  const [, day = '', month = '', year = ''] = TYPED.exec(typed) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date) ? date : undefined;
}

/** `YYYY-MM-DD` as dd/MM/yyyy; another text as it is. */
export const shownDate = (value: string): string => value.replace(STORED, '$3/$2/$1');
