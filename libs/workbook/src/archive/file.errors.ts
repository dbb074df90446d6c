/** Refusal of a whole file. The worker thread sends its two fields as a message. */
export class FileError extends Error {
  constructor(
    readonly reason: 'not-xlsx' | 'refused' | 'too-large',
    message: string,
  ) {
    super(message);
  }
}

/** Refusal of an unknown format, or of an unreadable spreadsheet. */
export const notXlsx = (message: string) => new FileError('not-xlsx', message);
/** Refusal of a known format that violates its own rules or ours. */
export const refused = (message: string) => new FileError('refused', message);
/** Refusal of a file that needs too much memory. */
export const tooLarge = () =>
  new FileError('too-large', 'This file is too large when unpacked. Keep only the rows you need');
