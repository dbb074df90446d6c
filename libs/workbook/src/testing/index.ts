export { makeWorkbook, number, type RawWorkbook, row, text } from './make-workbook';
export { makeZip } from './make-zip';
