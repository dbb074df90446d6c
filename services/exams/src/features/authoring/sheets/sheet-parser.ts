import { LIMITS } from '@concord/contracts';
import type { ReadFile } from '../imports/read-file';
import { EMPTY_CELL, notXlsx, type ReadWorkbook, type Sheet, shownCell } from '@concord/workbook';
import { findHeaderRow, type HeaderRow, type Show } from './header-row';
import { listed, noticesOf, quoted } from './sheet-notices';
import { readRows } from './sheet-rows';
import { HELP_HEADING } from './sheet-template';

const EMPTY = 'The sheet has no questions';
const NO_HEADER = 'The first row must name the columns: Question, Answer and the options';

/** A sheet with the displayed texts of its cells, and its headings if it has any. */
interface Candidate {
  sheet: Sheet;
  show: Show;
  header: HeaderRow | undefined;
}

/** Reads the questions of a workbook, from one sheet: with headings if any has them. @throws FileError */
export function readQuestions({ sheets, charts, dayOffset }: ReadWorkbook): ReadFile {
  if (sheets.length === 0) throw notXlsx('This spreadsheet has no sheet in it');
  const candidates = sheets.map((sheet): Candidate => {
    const show: Show = (row, column) =>
      sheet.isCovered(row, column) ? EMPTY_CELL : shownCell(sheet.cell(row, column), dayOffset);
    return { sheet, show, header: findHeaderRow(sheet, show) };
  });
  const chosen = choose(candidates);
  const { sheet, show, header } = chosen;
  if (!header) return without(candidates);
  if (header.isTooWide)
    throw notXlsx(
      `This sheet has more than ${LIMITS.sheetColumns} columns. Keep only Question, Answer and the options`,
    );
  const { rows, problem } = readRows(sheet, header, show);
  const whole = rows.length === 0 ? { row: header.row, message: EMPTY } : problem;
  return {
    format: 'xlsx',
    rows,
    leftOut: [...sheetNotices(chosen, candidates, charts), ...noticesOf(sheet, header, show, rows)],
    ...(whole && { problem: whole }),
  };
}

const hasRows = ({ sheet, header }: Candidate) =>
  header !== undefined && (sheet.rowNumbers.at(-1) ?? 0) >= header.firstRow;
const isVisible = ({ sheet }: Candidate) => sheet.state === 'visible';

/** Prefers sheets with headings and rows, then visible ones. */
function choose(candidates: readonly Candidate[]): Candidate {
  const ranked = [
    candidates.filter((each) => hasRows(each) && isVisible(each)),
    candidates.filter(hasRows),
    candidates.filter(({ header }) => header),
    candidates,
  ];
  const [first] = ranked.flat();
  if (!first) throw notXlsx('This spreadsheet has no sheet in it');
  return first;
}

/** Result for a workbook without headings. */
function without(candidates: readonly Candidate[]): ReadFile {
  const written = candidates.filter(({ sheet }) => sheet.rowNumbers.length > 0);
  const names = listed(written.map(({ sheet }) => quoted(sheet.name)));
  const message =
    written.length === 0
      ? EMPTY
      : written.length === 1
        ? NO_HEADER
        : `${NO_HEADER}. None of these sheets does: ${names}`;
  return { format: 'xlsx', rows: [], leftOut: [], problem: { row: 1, message } };
}

/** Notices about the sheet that is read and the others. */
function sheetNotices(
  chosen: Candidate,
  candidates: readonly Candidate[],
  charts: readonly string[],
): ReadFile['leftOut'] {
  const others = candidates.filter((each) => each !== chosen && hasContent(each));
  const names = [
    ...others.map(({ sheet }) =>
      sheet.state === 'visible' ? quoted(sheet.name) : `${quoted(sheet.name)} (hidden)`,
    ),
    ...charts.map(quoted),
  ];
  const ofFile = (message: string) => ({ row: 1, message, ofFile: true });
  const name = quoted(chosen.sheet.name);
  return [
    ...(isVisible(chosen)
      ? []
      : [ofFile(`The questions are from the sheet ${name}, which is hidden in the file`)]),
    ...(names.length > 0
      ? [ofFile(`Only the sheet ${name} was imported. Not imported: ${listed(names)}`)]
      : []),
  ];
}

/** True if a sheet has content other than the template's help. */
function hasContent({ sheet, show }: Candidate): boolean {
  const isHelp = show(1, 1).text === HELP_HEADING;
  return !isHelp && (sheet.rowNumbers.length > 0 || sheet.drawings.length > 0);
}
