import { readStyles } from './cell-styles';
import type { CellContext } from './cell-values';
import { readDrawings } from './drawings';
import { readSharedStrings } from './shared-strings';
import { Sheet } from './sheet';
import { readWorkbookPart, type Relation, type SheetEntry, WorkbookParts } from './workbook-parts';
import { readCells } from './worksheet-reader';
import { unreadable } from './xml-events';

/** Days between the epochs 1900-01-00 and 1904-01-01. */
const DAYS_TO_1904 = 1462;
/** Maximum number of cells with content: twice those of 5,000 rows with 40 columns. */
const MAX_CELLS = 400_000;
const EXTRAS: Readonly<Record<string, string>> = {
  comments: 'comments on cells',
  threadedComment: 'comments on cells',
};

/** Sheets of a workbook in order, and the names of sheets without cells. */
export interface ReadWorkbook {
  sheets: Sheet[];
  charts: string[];
  dayOffset: number;
}

/** Reads an Excel workbook, in the transitional or the strict form, with the stored values. @throws FileError */
export async function readWorkbook(parts: WorkbookParts, main: string): Promise<ReadWorkbook> {
  const { sheets: entries, is1904, related } = await readWorkbookPart(parts, main);
  const partOf = (kind: string) => {
    const relation = [...related.values()].find((each) => each.kind === kind);
    return relation ? parts.part(relation.target) : Promise.resolve(undefined);
  };
  const dayOffset = is1904 ? DAYS_TO_1904 : 0;
  const strings = readSharedStrings(await partOf('sharedStrings'));
  const styles = readStyles(await partOf('styles'));
  const context = { strings, styles, dayOffset, cellsLeft: MAX_CELLS };
  const sheets: Sheet[] = [];
  for (const entry of entries)
    if (entry.part !== undefined) sheets.push(await readSheet(parts, entry, entry.part, context));
  const charts = entries.filter(({ part }) => part === undefined).map(({ name }) => name);
  return { sheets, charts, dayOffset };
}

async function readSheet(
  parts: WorkbookParts,
  { name, state }: SheetEntry,
  partName: string,
  context: CellContext,
): Promise<Sheet> {
  const part = await parts.part(partName);
  if (!part) throw unreadable();
  const cells = readCells(part, context);
  const related = [...(await parts.relationsOf(partName)).values()];
  const extras = new Set(related.flatMap(({ kind }) => EXTRAS[kind] ?? []));
  const drawings = [];
  for (const { target } of related.filter(isDrawing)) drawings.push(...(await readDrawings(parts, target)));
  return new Sheet({ name, state, ...cells, drawings, extras: [...extras] });
}

const isDrawing = ({ kind, isExternal }: Relation) => kind === 'drawing' && !isExternal;
