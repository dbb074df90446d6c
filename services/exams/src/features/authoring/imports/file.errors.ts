/** The reason that a file is refused as a whole. The worker thread sends its two fields as a message. */
export class FileError extends Error {
  constructor(
    readonly reason: 'not-xlsx' | 'refused' | 'too-large',
    message: string,
  ) {
    super(message);
  }
}

/** Refusal of a file in none of the formats, or of a spreadsheet that cannot be read. */
export const notXlsx = (message: string) => new FileError('not-xlsx', message);
/** A file of a known format that breaks a rule of it, or of ours. */
export const refused = (message: string) => new FileError('refused', message);
export const tooLarge = () =>
  new FileError('too-large', 'This file is too large when unpacked. Keep only the questions in it');
