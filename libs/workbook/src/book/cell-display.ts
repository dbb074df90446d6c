import { cleanCell } from '@concord/contracts';
import { format, getFormatDateInfo, isDateFormat, isValidFormat } from 'numfmt';
import { scripted } from './script-text';
import { type CellStyle, isRegional } from './cell-styles';
import { fractionText } from './fractions';
import type { SheetCell } from './sheet';

/** Content of a cell as displayed. */
export interface ShownCell {
  text: string;
  /** Reason why its text cannot be read. */
  problem?: string;
  /** Warning that its text may be wrong. */
  warning?: string;
  /** Its number, for comparisons. */
  number?: number;
  /** Kind of its number; `code` is the number format. */
  kind?: 'number' | 'date' | 'time' | 'regional date';
  code?: string;
}

const EXCEL_DIGITS = 15;
/** Excel's display of an invalid date. */
const NO_DATE = '#######';
const OPTIONS = {
  throws: true,
  nbsp: false,
  dateErrorNumber: false,
  dateSpanLarge: false,
  overflow: NO_DATE,
} as const;

export const EMPTY_CELL: ShownCell = { text: '' };

/**
 * The displayed text of a cell, by its number format.
 * @param dayOffset that of the workbook
 */
export function shownCell(cell: SheetCell | undefined, dayOffset: number): ShownCell {
  if (!cell) return EMPTY_CELL;
  const { value, style } = cell;
  switch (value.kind) {
    case 'text':
      return shownText(value.text, value.lost, style);
    case 'number':
      return raised(shownNumber(value.number, style, dayOffset), style);
    case 'boolean':
      return { text: value.isTrue ? 'TRUE' : 'FALSE' };
    case 'error':
      return { text: '', problem: `a cell shows the error ${value.code.slice(0, 20)}` };
    case 'formula without value':
      return { text: '', problem: 'a formula has no stored value. Replace it with its value' };
    case 'picture':
      return { text: '', problem: "a picture inside a cell can't be imported. Place it over the cells" };
    case 'unreadable':
      return { text: '', problem: "a cell can't be read" };
  }
}

const raised = (shown: ShownCell, { look }: CellStyle): ShownCell =>
  look.script ? { ...shown, text: scripted(shown.text, look.script) } : shown;

function shownText(text: string, lost: string | undefined, style: CellStyle): ShownCell {
  const shown = hasTextPattern(style.code) ? patterned(style.code, text) : text;
  const isHidden = shown?.trim() === '' && text.trim() !== '';
  const crossedOut = style.look.strike && !lost ? 'the text is crossed out' : undefined;
  const look = lost ?? crossedOut;
  const warning = isHidden
    ? 'the format of this cell hides its text, which was imported'
    : look && `${look} in the file, but not here`;
  const clean = cleanCell(isHidden ? text : (shown ?? text));
  return { text: scripted(clean, style.look.script), ...(warning && clean && { warning }) };
}

/** True for a number format that displays more or less than the value. */
const hasTextPattern = (code: string) =>
  code !== '@' && (code.includes('@') || code.split(';').length === 4) && isValidFormat(code);

function shownNumber(number: number, style: CellStyle, dayOffset: number): ShownCell {
  const { code } = style;
  if (isRegional(style)) {
    const days = number + dayOffset;
    return { text: isoText(days), number, kind: 'regional date', code };
  }
  if (/^(general|@|)$/i.test(code.trim())) return { text: generalText(number), number, kind: 'number' };
  const kind = kindOf(code);
  const fraction = kind === 'number' ? fractionText(code, number) : undefined;
  const shown = fraction ?? patterned(code, numberIn(kind, number, dayOffset));
  if (shown === NO_DATE)
    return { text: '', problem: 'a cell shows ####### because its date or time does not exist' };
  const text = cleanCell(shown?.replace(/ {2,}/g, ' ') ?? '');
  if (text !== '') return { text, number, kind, code };
  const why = shown === undefined ? "can't be read" : 'hides its number';
  const warning = `the format of this cell ${why}. The number was imported as it is stored`;
  return { text: generalText(number), warning, number, kind: 'number' };
}

/** Excel rounds decimal digits (1.005 to 1.01), not the binary fraction. */
function numberIn(kind: 'number' | 'date' | 'time', number: number, dayOffset: number): number {
  if (kind === 'date') return number + dayOffset;
  return kind === 'time' || Number.isInteger(number) ? number : number * (1 + Number.EPSILON);
}

function kindOf(code: string): 'number' | 'date' | 'time' {
  if (!isDateFormat(code)) return 'number';
  const { year, month, day } = getFormatDateInfo(code);
  return year || month || day ? 'date' : 'time';
}

/** Undefined for an invalid number format. */
function patterned(code: string, value: number | string): string | undefined {
  try {
    return format(code, value, OPTIONS);
  } catch {
    return undefined;
  }
}

/** A number without a format, with all 15 digits; Excel cuts it to the width of its column. */
export function generalText(number: number): string {
  const rounded = Number(number.toPrecision(EXCEL_DIGITS));
  // Further digits would be zeros that nobody typed.
  const isLong = Math.abs(rounded) >= 10 ** EXCEL_DIGITS;
  const [digits = '', exponent] = (isLong ? rounded.toExponential() : String(rounded)).split('e');
  if (exponent === undefined) return digits;
  const [sign, power] = [exponent.slice(0, 1), exponent.slice(1)];
  return `${digits}E${sign}${power.padStart(2, '0')}`;
}

/** ISO 8601, which is unambiguous in all regions. */
function isoText(days: number): string {
  if (days < 0) return generalText(days);
  // Rounded to seconds, because binary fractions are inexact.
  const seconds = Math.round(days * 86_400);
  const hasSeconds = seconds % 60 !== 0;
  const time = patterned(hasSeconds ? 'hh:mm:ss' : 'hh:mm', seconds / 86_400) ?? '';
  if (days < 1) return time;
  const day = patterned('yyyy-mm-dd', seconds / 86_400) ?? '';
  return seconds % 86_400 === 0 ? day : `${day} ${time}`;
}
