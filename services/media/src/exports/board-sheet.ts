import type { BoardSummary } from '@concord/contracts';
import { INSTITUTE, momentWords } from '@concord/institute';
import type { stream } from 'exceljs';
import { boardFigures, boardTitle, SIGNATORIES, SIGNED } from './board-words';

const LINE = '_'.repeat(40);

/** The first sheet of the results of one exam: head, numbers, and lines for signatures. */
export function addBoardSheet(book: stream.xlsx.WorkbookWriter, board: BoardSummary, madeAt: Date): void {
  const sheet = book.addWorksheet('Summary', { pageSetup: { paperSize: 9, fitToPage: true } });
  sheet.columns = [{ width: 34 }, { width: 44 }];
  const add = (cells: string[], isBold = false) => {
    const row = sheet.addRow(cells);
    row.font = { bold: isBold };
    row.commit();
  };
  add([INSTITUTE.name], true);
  add([boardTitle(board)], true);
  add([`Made on ${momentWords(madeAt)}, Nigerian time`]);
  add([]);
  for (const figure of boardFigures(board)) add([...figure]);
  for (const who of SIGNATORIES) {
    add([]);
    add([]);
    add([who, LINE]);
    add(['', SIGNED]);
  }
  sheet.commit();
}
