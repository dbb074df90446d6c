import { cleanCell } from '@concord/contracts';
import type { Cell, CellValue } from 'exceljs';

/** The text that a cell shows, or why it cannot be read. */
export type CellText = { text: string } | { problem: string };

const EXCEL_DIGITS = 15;

/**
 * Text of a cell. A formula has the value that Excel stored with it and is never evaluated. Cells covered by a merged
 * one are empty.
 */
export function cellText(cell: Cell): CellText {
  if (cell.isMerged && cell.master.address !== cell.address) return { text: '' };
  return valueText(cell.value, cell.numFmt);
}

function valueText(value: CellValue | undefined, format: string | undefined): CellText {
  if (value === null || value === undefined) return { text: '' };
  if (typeof value === 'string') return { text: cleanCell(value) };
  if (typeof value === 'number') return { text: numberText(value, format) };
  if (typeof value === 'boolean') return { text: value ? 'TRUE' : 'FALSE' };
  if (value instanceof Date) return { text: dateText(value) };
  if (typeof value !== 'object') return { problem: 'a cell cannot be read' };
  if ('error' in value) return { problem: `a cell shows the error ${String(value.error)}` };
  if ('formula' in value || 'sharedFormula' in value) {
    if (value.result === undefined || value.result === null)
      return { problem: 'a formula has no stored value; replace it by its value' };
    return valueText(value.result as CellValue, format);
  }
  if ('richText' in value && Array.isArray(value.richText))
    return { text: cleanCell(value.richText.map(({ text }) => text).join('')) };
  // The text of a link may be rich text.
  if ('hyperlink' in value) return valueText((value as { text?: CellValue }).text, format);
  return { problem: 'a cell cannot be read' };
}

function numberText(value: number, format: string | undefined): string {
  const percent = /^0(?:\.(0+))?%$/.exec(format ?? '');
  if (percent) return `${(value * 100).toFixed(percent[1]?.length ?? 0)}%`;
  // Without the digits of binary rounding, as Excel shows it.
  return String(Number(value.toPrecision(EXCEL_DIGITS)));
}

function dateText(value: Date): string {
  if (Number.isNaN(value.getTime())) return '';
  const iso = value.toISOString();
  const [day = '', time = ''] = [iso.slice(0, 10), iso.slice(11, 16)];
  // Excel's day 0 is a time without a date.
  if (day <= '1900-01-00') return time;
  return time === '00:00' ? day : `${day} ${time}`;
}
