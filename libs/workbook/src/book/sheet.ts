import { tooLarge } from '../archive/file.errors';
import type { CellStyle } from './cell-styles';
import type { WorkbookText } from './rich-runs';
import type { SheetState } from './workbook-parts';

/** Value of a cell. A formula has its stored value, and is never evaluated. */
export type CellValue =
  | ({ kind: 'text' } & WorkbookText)
  | { kind: 'number'; number: number }
  | { kind: 'boolean'; isTrue: boolean }
  | { kind: 'error'; code: string }
  | { kind: 'formula without value' }
  | { kind: 'picture' }
  | { kind: 'unreadable' };

export interface SheetCell {
  value: CellValue;
  style: CellStyle;
}

/** A merged range, from its upper left corner. */
export interface Merge {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** A drawing by the cell of its upper left corner; `bytes` are absent for charts and shapes. */
export interface SheetDrawing {
  row: number;
  column: number;
  bytes?: Uint8Array;
  alt?: string;
}

type Row = ReadonlyMap<number, SheetCell>;

/** Data of a sheet. Rows and columns count from 1. */
export interface SheetContent {
  name: string;
  state: SheetState;
  rows: ReadonlyMap<number, Row>;
  merges: readonly Merge[];
  hiddenRows: ReadonlySet<number>;
  hiddenColumns: readonly { from: number; to: number }[];
  drawings: readonly SheetDrawing[];
  /** Names of other content outside of cells. */
  extras: readonly string[];
}

/** Maximum number of rows in merged ranges, counted once for each range. */
const MAX_COVERED = 200_000;
const NO_CELLS: Row = new Map();

/** A sheet as read, without rows that have no cells. */
export class Sheet {
  readonly name: string;
  readonly state: SheetState;
  /** Numbers of its rows, ascending. */
  readonly rowNumbers: readonly number[];
  readonly drawings: readonly SheetDrawing[];
  readonly extras: readonly string[];
  private readonly covering = new Map<number, Merge[]>();

  /** @throws FileError for far too many merged cells */
  constructor(private readonly content: SheetContent) {
    ({ name: this.name, state: this.state, drawings: this.drawings, extras: this.extras } = content);
    this.rowNumbers = [...content.rows.keys()].sort((a, b) => a - b);
    let count = 0;
    const rowAt = (at: number) => this.rowNumbers[at] ?? Infinity;
    for (const merge of content.merges) {
      const first = firstAt(this.rowNumbers.length, (at) => rowAt(at) >= merge.top);
      for (let at = first; rowAt(at) <= merge.bottom; at += 1) {
        const merges = this.covering.get(rowAt(at));
        if (merges) merges.push(merge);
        else this.covering.set(rowAt(at), [merge]);
        count += 1;
        if (count > MAX_COVERED) throw tooLarge();
      }
    }
    for (const merges of this.covering.values()) merges.sort((a, b) => a.left - b.left);
  }

  row(row: number): Row {
    return this.content.rows.get(row) ?? NO_CELLS;
  }

  cell(row: number, column: number): SheetCell | undefined {
    return this.row(row).get(column);
  }

  isHiddenRow(row: number): boolean {
    return this.content.hiddenRows.has(row);
  }

  isHiddenColumn(column: number): boolean {
    return this.content.hiddenColumns.some(({ from, to }) => from <= column && column <= to);
  }

  /** The merged range that includes a cell. */
  mergeAt(row: number, column: number): Merge | undefined {
    const merges = this.covering.get(row) ?? [];
    // Merged ranges do not overlap.
    const merge = merges[firstAt(merges.length, (at) => (merges[at]?.left ?? 0) > column) - 1];
    return merge && merge.right >= column ? merge : undefined;
  }

  /** True if a merged range hides this cell. */
  isCovered(row: number, column: number): boolean {
    const merge = this.mergeAt(row, column);
    return merge !== undefined && (merge.top !== row || merge.left !== column);
  }

  /** True for a visible cell with content. */
  isFilled(row: number, column: number): boolean {
    const value = this.cell(row, column)?.value;
    const isEmpty = value === undefined || (value.kind === 'text' && value.text.trim() === '');
    return !isEmpty && !this.isCovered(row, column);
  }
}

/** Binary search for the first index at which a condition is true. */
function firstAt(length: number, isTrue: (at: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isTrue(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
