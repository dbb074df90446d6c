export { type Archive, isZip, openArchive } from './archive/archive';
export { FileError, notXlsx, refused, tooLarge } from './archive/file.errors';
export { EMPTY_CELL, generalText, type ShownCell, shownCell } from './book/cell-display';
export { readWorkbook, type ReadWorkbook } from './book/read-workbook';
export { type Script, scripted } from './book/script-text';
export type { Sheet } from './book/sheet';
export { WorkbookParts } from './book/workbook-parts';
export { columnLetters } from './book/worksheet-reader';
export { firstMessage, type ThreadEnd } from './bounded-thread';
