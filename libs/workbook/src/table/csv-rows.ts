import { parse } from 'csv-parse/sync';
import { tooLarge } from '../archive/file.errors';
import { CSV_SEPARATORS, type CsvSeparator, type Table, type TableOptions, type TableRow } from './table';

const MAX_RECORD = 100_000;
/** Beginning of the file by which its separator is found. */
const SAMPLE = 40_000;
const LINE_ENDS = ['\r\n', '\n', '\r'];

/** Reads the rows of a CSV file. Quotes that are not closed are signs like others. @throws FileError */
export function csvRows(text: string, { maxRows, separator }: TableOptions): Table {
  const records = recordsOf(text, separator ?? separatorOf(text));
  const rows: TableRow[] = records
    .map((cells, index) => ({ row: index + 1, cells: cells.map((cell) => ({ text: cell.trim() })) }))
    .filter(({ cells }) => cells.some((cell) => cell.text !== ''));
  if (rows.length > maxRows) throw tooLarge();
  const last = rows.at(-1)?.row ?? 0;
  return { rows, emptyRows: last - rows.length, leftOut: [] };
}

function recordsOf(text: string, separator: CsvSeparator): string[][] {
  const options = {
    bom: true,
    delimiter: separator,
    max_record_size: MAX_RECORD,
    record_delimiter: LINE_ENDS,
    relax_column_count: true,
    relax_quotes: true,
  };
  try {
    return parse(text, options);
  } catch {
    // A quote that is never closed would take all rows behind it.
    return text.split(/\r\n|\n|\r/).map((line) => line.split(separator));
  }
}

/** The separator that gives most rows the same number of cells, and many of them. */
function separatorOf(text: string): CsvSeparator {
  const cut = text.slice(0, SAMPLE);
  const sample = text.length > SAMPLE ? cut.slice(0, cut.search(/[\r\n][^\r\n]*$/) + 1) || cut : cut;
  let best: { separator: CsvSeparator; score: number } = { separator: ',', score: -1 };
  for (const separator of CSV_SEPARATORS) {
    const widths = new Map<number, number>();
    for (const { length } of recordsOf(sample, separator)) widths.set(length, (widths.get(length) ?? 0) + 1);
    const score = Math.max(...[...widths].map(([width, count]) => (width - 1) * count), 0);
    if (score > best.score) best = { separator, score };
  }
  return best.separator;
}
