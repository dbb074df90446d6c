import { LIMITS } from '@concord/contracts';
import { notXlsx } from '../imports/file.errors';
import type { ReadFile } from '../imports/read-file';
import { EMPTY_CELL, shownCell } from '../workbook/cell-display';
import type { ReadWorkbook } from '../workbook/read-workbook';
import type { Sheet } from '../workbook/sheet';
import { findHeaderRow, type HeaderRow, type Show } from './header-row';
import { listed, noticesOf, quoted } from './sheet-notices';
import { readRows } from './sheet-rows';
import { HELP_HEADING } from './sheet-template';

const EMPTY = 'The sheet has no questions';
const NO_HEADER = 'The first row must name the columns: Question, Answer and the options';

/** A sheet with what its cells show, and its headings where it has them. */
interface Candidate {
  sheet: Sheet;
  show: Show;
  header: HeaderRow | undefined;
}

/** Reads the rows of questions of a workbook: those of the first sheet that has headings. @throws FileError */
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

/** A sheet with headings and rows comes before one without, and a visible one before a hidden one. */
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

/** A workbook in which no sheet has headings. */
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

/** Notices about the sheets of a workbook: the one that is read and those that are not. */
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

/** The help of the template says nothing that an exam would miss. */
function hasContent({ sheet, show }: Candidate): boolean {
  const isHelp = show(1, 1).text === HELP_HEADING;
  return !isHelp && (sheet.rowNumbers.length > 0 || sheet.drawings.length > 0);
}
