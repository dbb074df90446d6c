import type { CellStyle } from './cell-styles';
import { unescaped, type WorkbookText } from './rich-runs';
import type { CellValue } from './sheet';

/** Shared data of a workbook that cells refer to. */
export interface CellContext {
  strings: readonly WorkbookText[];
  styles: readonly CellStyle[];
  /** Days between 1900-01-00 and the workbook's epoch. */
  dayOffset: number;
  /** Number of further cells of the workbook that may be read. */
  cellsLeft: number;
}

/** A cell as stored in the worksheet. */
export interface RawCell {
  type: string;
  style: CellStyle;
  /** True if the cell has another value too, such as a picture in the cell. */
  isRich: boolean;
  value?: string;
  formula?: string;
  inline?: WorkbookText;
}

/** 1970-01-01 as an Excel serial number. */
const UNIX_DAY = 25_569;
const DAY_MS = 86_400_000;
/** First day after 1900-02-29, which Excel counts although it did not exist. */
const LEAP_DAY = 61;
/** Formulas that show a picture; their stored value is its name. */
const PICTURE_FORMULA = /^\s*=?\s*(_xlfn\.)?(DISPIMG|IMAGE)\s*\(/i;

/** The value of a cell; undefined if it is empty. */
export function cellValue(cell: RawCell, context: CellContext): CellValue | undefined {
  const { type, value, formula, inline } = cell;
  if (formula !== undefined && PICTURE_FORMULA.test(formula)) return { kind: 'picture' };
  if (inline) return textOf(inline);
  if (value === undefined || (value === '' && type !== 'str'))
    return formula === undefined ? undefined : { kind: 'formula without value' };
  switch (type) {
    case 's':
      return sharedText(value, context);
    case 'str':
    case 'inlineStr':
      return textOf({ text: unescaped(value) });
    case 'b':
      return booleanOf(value.trim());
    case 'e':
      return cell.isRich ? { kind: 'picture' } : { kind: 'error', code: value };
    case 'd':
      return dateOf(value.trim(), context);
    default:
      return numberOf(value.trim());
  }
}

const textOf = (text: WorkbookText): CellValue | undefined =>
  text.text === '' ? undefined : { kind: 'text', ...text };

function sharedText(value: string, { strings }: Pick<CellContext, 'strings'>): CellValue | undefined {
  const found = /^\s*\d+\s*$/.test(value) ? strings[Number(value)] : undefined;
  return found ? textOf(found) : { kind: 'unreadable' };
}

function booleanOf(value: string): CellValue {
  const isTrue = /^(1|true)$/i.test(value);
  return isTrue || /^(0|false)$/i.test(value) ? { kind: 'boolean', isTrue } : { kind: 'unreadable' };
}

function numberOf(value: string): CellValue {
  const number = value === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? { kind: 'number', number } : { kind: 'unreadable' };
}

/** A date in ISO 8601, as the strict form stores it. */
function dateOf(value: string, { dayOffset }: CellContext): CellValue {
  const [, clock] = /^T?(\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)Z?$/.exec(value) ?? [];
  const time = Date.parse(clock ? `1970-01-01T${clock.padStart(5, '0')}Z` : `${value.replace(/Z$/, '')}Z`);
  const midnight = Date.parse(`${value}T00:00:00Z`);
  const ms = Number.isNaN(time) ? midnight : time;
  if (Number.isNaN(ms)) return { kind: 'unreadable' };
  const days = ms / DAY_MS + UNIX_DAY;
  if (clock) return { kind: 'number', number: ms / DAY_MS };
  return { kind: 'number', number: (days < LEAP_DAY ? days - 1 : days) - dayOffset };
}
