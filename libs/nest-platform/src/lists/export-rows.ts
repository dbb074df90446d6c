import { type ExportCell, exportColumns, type ListKind } from '@concord/contracts';

/** Cells of a row by the column names of `EXPORT_LISTS`; empty ones may be absent. */
export type ExportCells = Readonly<Record<string, ExportCell | undefined>>;

/**
 * Makes rows of a file: `found.map((record) => rowOf(cellsOf(record)))`.
 * @param columns headings of the list's columns that staff chose
 * @returns a function that gives the cells of a row in the order of the file's columns, `null` for an empty one
 */
export function exportRowOf(
  kind: ListKind,
  columns: readonly string[],
): (cells: ExportCells) => ExportCell[] {
  const names = exportColumns(kind, columns).map(({ name }) => name);
  return (cells) => names.map((name) => cells[name] ?? null);
}
