export { type Place, PLACES, SHEET_SIZE } from './certificate-sheet/places';
export { sheetHtml } from './certificate-sheet/sheet-html';
export { sheetStyle } from './certificate-sheet/sheet-style';
export { type SheetElement, sheetFrame, sheetTree } from './certificate-sheet/sheet-tree';
export { wordsOf } from './certificate-sheet/sheet-words';
export { sheetGround } from './certificate-sheet/sheets';
