/** Why a file is refused as a whole. The worker thread sends its two fields as a message. */
export class SheetError extends Error {
  constructor(
    readonly reason: 'not-xlsx' | 'too-large',
    message: string,
  ) {
    super(message);
  }
}

export const notXlsx = (message: string) => new SheetError('not-xlsx', message);
export const tooLarge = () =>
  new SheetError('too-large', 'This spreadsheet is too large when unpacked; keep only the questions in it');
