import { tooLarge } from '../archive/file.errors';
import { GENERAL } from './cell-styles';
import { type CellContext, cellValue, type RawCell } from './cell-values';
import { RunReader } from './rich-runs';
import type { Merge, SheetCell } from './sheet';
import { type Attributes, isOn, readElements, unreadable } from './xml-events';

const MAX_MERGES = 50_000;
const MAX_COLUMN = 16_384;
const MAX_ROW = 1_048_576;

/** Cells of a worksheet, and ids of the relations that it refers to. */
export interface ReadCells {
  rows: Map<number, Map<number, SheetCell>>;
  merges: Merge[];
  hiddenRows: Set<number>;
  hiddenColumns: { from: number; to: number }[];
}

/** Reads a worksheet. @throws FileError */
export function readCells(part: Buffer, context: CellContext): ReadCells {
  const reader = new CellReader(context);
  readElements(part, reader);
  return reader.read;
}

class CellReader {
  readonly read: ReadCells = { rows: new Map(), merges: [], hiddenRows: new Set(), hiddenColumns: [] };
  private readonly runs = new RunReader();
  private row = 0;
  /** A row without a number gets it from its first cell, or else from the previous row. */
  private isRowNumbered = true;
  private isRowHidden = false;
  private column = 0;
  private cell: RawCell | undefined;
  private within: 'v' | 'f' | 'is' | undefined;

  constructor(private readonly context: CellContext) {}

  open(name: string, attributes: Attributes): void {
    if (this.cell) this.openInCell(name, attributes);
    else if (name === 'row') this.openRow(attributes);
    else if (name === 'c') this.openCell(attributes);
    else if (name === 'mergeCell') this.addMerge(attributes['ref'] ?? '');
    else if (name === 'col') this.addColumns(attributes);
  }

  text(text: string): void {
    if (this.within === 'is') this.runs.text(text);
    else if (this.within === 'v' && this.cell) this.cell.value = (this.cell.value ?? '') + text;
    else if (this.within === 'f' && this.cell) this.cell.formula = (this.cell.formula ?? '') + text;
  }

  close(name: string): void {
    if (!this.cell) return;
    if (name === this.within) {
      if (name === 'is') this.cell.inline = this.runs.take();
      this.within = undefined;
    } else if (this.within === 'is') this.runs.close(name);
    else if (name === 'c') this.closeCell(this.cell);
  }

  private addColumns({ min, max, hidden, width }: Attributes): void {
    const isHidden = isOn(hidden) || Number(width ?? 1) === 0;
    if (isHidden && this.read.hiddenColumns.length < MAX_COLUMN)
      this.read.hiddenColumns.push({ from: Number(min), to: Number(max) });
  }

  private openRow({ r, hidden, ht }: Attributes): void {
    this.row = r === undefined ? this.row + 1 : Number(r);
    this.isRowNumbered = r !== undefined;
    if (!(Number.isInteger(this.row) && this.row >= 1 && this.row <= MAX_ROW)) throw unreadable();
    this.column = 0;
    this.isRowHidden = isOn(hidden) || Number(ht ?? 1) === 0;
  }

  private openCell({ r, t = 'n', s, vm }: Attributes): void {
    const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(r ?? '') ?? [];
    this.column = letters ? columnOf(letters) : this.column + 1;
    if (digits && !this.isRowNumbered) this.row = Number(digits);
    this.isRowNumbered = true;
    if (this.column > MAX_COLUMN) throw unreadable();
    const style = this.context.styles[Number(s ?? 0)] ?? GENERAL;
    this.cell = { type: t, style, isRich: vm !== undefined };
  }

  private openInCell(name: string, attributes: Attributes): void {
    if (this.within === 'is') this.runs.open(name, attributes);
    else if (name === 'v' || name === 'f' || name === 'is') {
      this.within = name;
      if (name === 'f' && this.cell) this.cell.formula = '';
      // An empty text is a value: the formula `=""` displays nothing.
      if (name === 'v' && this.cell?.type === 'str') this.cell.value = '';
    }
  }

  private closeCell(cell: RawCell): void {
    this.cell = undefined;
    this.within = undefined;
    const value = cellValue(cell, this.context);
    if (!value) return;
    this.context.cellsLeft -= 1;
    if (this.context.cellsLeft < 0) throw tooLarge();
    let row = this.read.rows.get(this.row);
    if (!row) this.read.rows.set(this.row, (row = new Map()));
    row.set(this.column, { value, style: cell.style });
    if (this.isRowHidden) this.read.hiddenRows.add(this.row);
  }

  private addMerge(ref: string): void {
    const [, left = '', top, right = '', bottom] =
      /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(ref) ?? [];
    if (!left) return;
    if (this.read.merges.length === MAX_MERGES) throw tooLarge();
    this.read.merges.push({
      left: columnOf(left),
      top: Number(top),
      right: columnOf(right),
      bottom: Number(bottom),
    });
  }
}

/** Column number from its letters: 1 for A, 27 for AA. */
const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Column letters from its number. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}
