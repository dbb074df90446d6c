import { INSTITUTE, momentWords } from '@concord/institute';
import type { stream } from 'exceljs';
import { SIGNED } from './board-words';
import { plainText } from './cell-values';
import type { ListHead, ListSummary } from './list-writer';

const LINE = '_'.repeat(40);

/** Writes the first sheet of a list with a summary: head, figures and lines for signatures. */
export function addSummarySheet(
  book: stream.xlsx.WorkbookWriter,
  { heading, figures, signatories }: ListSummary,
  { madeAt, described }: Pick<ListHead, 'madeAt' | 'described'>,
): void {
  const sheet = book.addWorksheet('Summary', { pageSetup: { paperSize: 9, fitToPage: true } });
  sheet.columns = [{ width: 34 }, { width: 44 }];
  const add = (cells: string[], isBold = false) => {
    const row = sheet.addRow(cells);
    row.font = { bold: isBold };
    row.commit();
  };
  add([INSTITUTE.name], true);
  add([plainText(heading)], true);
  add([`Created on ${momentWords(madeAt)}, Nigerian time`]);
  if (described) add([plainText(described)]);
  for (const part of figures) {
    add([]);
    for (const figure of part) add([...figure]);
  }
  for (const who of signatories) {
    add([]);
    add([]);
    add([who, LINE]);
    add(['', SIGNED]);
  }
  sheet.commit();
}
