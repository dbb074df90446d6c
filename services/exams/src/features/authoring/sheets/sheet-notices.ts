import type { ParsedSheet } from '@concord/contracts';
import type { ReadFile } from '../imports/read-file';
import { columnLetters, type Sheet } from '@concord/workbook';
import type { HeaderRow, Show } from './header-row';
import type { HeadedColumn } from './headings';
import { placedPictures } from './sheet-rows';

type Notice = NonNullable<ParsedSheet['leftOut']>[number];

const MAX_NAMES = 20;
const NAME_LENGTH = 60;

const short = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > NAME_LENGTH ? `${line.slice(0, NAME_LENGTH)}…` : line;
};

/** Joins names in a sentence; long lists are shortened. */
export function listed(names: readonly string[]): string {
  const rest = names.length - MAX_NAMES;
  const shown = names.slice(0, MAX_NAMES).join(', ');
  return rest > 0 ? `${shown} and ${rest} more` : shown;
}

export const quoted = (name: string) => `“${short(name)}”`;

/** Notices about a whole sheet, and about its rows that are not questions. */
export function noticesOf(sheet: Sheet, header: HeaderRow, show: Show, rows: ReadFile['rows']): Notice[] {
  const { row, columns } = header;
  const ofFile = (message: string | false | undefined): Notice[] =>
    message ? [{ row, message, ofFile: true }] : [];
  return [
    ...ofFile(columns.others.length > 0 && `Not imported: ${listed(columns.others.map(nameOf))}`),
    ...ofFile(
      columns.guessed.length > 0 &&
        `No heading says “Option”, so these columns are used as options: ${listed(columns.guessed.map(nameOf))}`,
    ),
    ...ofFile(
      columns.isAnswerOption &&
        'The right answer is always option A, because the other columns contain only wrong answers. Shuffle the options of this exam.',
    ),
    ...ofFile(hiddenColumns(sheet, header, show)),
    ...ofFile(hiddenRows(sheet, rows)),
    ...ofFile(sheet.extras.length > 0 && `Not imported: ${listed(sheet.extras)}`),
    ...rowsAbove(sheet, header, show),
    ...drawingsLeftOut(sheet, header, rows),
  ];
}

const nameOf = ({ heading, column }: HeadedColumn) =>
  heading.trim() === '' ? `column ${columnLetters(column)}` : short(heading);

function hiddenColumns(sheet: Sheet, { row, columns }: HeaderRow, show: Show): string | undefined {
  const { question, answer, options, topic, difficulty } = columns;
  const read = [question, answer, ...options, topic, difficulty].filter((column) => column !== undefined);
  const hidden = read.filter((column) => sheet.isHiddenColumn(column));
  if (hidden.length === 0) return undefined;
  const names = hidden.map((column) => show(row, column).text || `column ${columnLetters(column)}`);
  return `These columns are hidden in the file but were imported: ${listed(names.map(short))}`;
}

function hiddenRows(sheet: Sheet, rows: ReadFile['rows']): string | undefined {
  const hidden = rows.flatMap(({ row }) => (sheet.isHiddenRow(row) ? [row] : []));
  if (hidden.length === 0) return undefined;
  const ranges = hidden.reduce<[number, number][]>((found, row) => {
    const last = found.at(-1);
    if (last?.[1] === row - 1) last[1] = row;
    else found.push([row, row]);
    return found;
  }, []);
  const names = ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  const isOne = hidden.length === 1;
  const which = isOne ? `Row ${names[0]} is` : `Rows ${listed(names)} are`;
  return `${which} hidden or filtered out in the file but ${isOne ? 'was' : 'were'} imported`;
}

function rowsAbove(sheet: Sheet, header: HeaderRow, show: Show): Notice[] {
  return sheet.rowNumbers
    .filter((row) => row < header.row)
    .flatMap((row) => {
      const texts = [...sheet.row(row).keys()].map((column) => show(row, column).text).filter(Boolean);
      const message = `${quoted(texts.join(' '))} is above the headings and was not imported`;
      return texts.length > 0 ? [{ row, message }] : [];
    });
}

function drawingsLeftOut(sheet: Sheet, { columns }: HeaderRow, rows: ReadFile['rows']): Notice[] {
  const taken = new Map(rows.map(({ row, pictures = [] }) => [row, pictures.length]));
  const pictures = [...new Set(sheet.drawings.filter(({ bytes }) => bytes).map(({ row }) => row))];
  const others = [...new Set(sheet.drawings.filter(({ bytes }) => !bytes).map(({ row }) => row))];
  return [
    ...pictures.flatMap((row) => {
      const left = placedPictures(sheet, row, columns.options).length - (taken.get(row) ?? 0);
      if (left <= 0) return [];
      const where = taken.has(row) ? 'another picture in this row' : 'a picture outside the questions';
      return [{ row, message: `${where} was not imported` }];
    }),
    ...others.map((row) =>
      row > 0
        ? { row, message: 'a shape, chart, equation or linked picture was not imported' }
        : { row: 1, message: 'Not imported: a drawing that is not placed in the cells', ofFile: true },
    ),
  ];
}
