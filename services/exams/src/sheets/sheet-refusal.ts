/** Why a file is not read at all. It crosses from the reading thread as its two fields. */
export class SheetRefusal extends Error {
  constructor(
    readonly reason: 'not-xlsx' | 'too-large',
    message: string,
  ) {
    super(message);
  }
}

export const notXlsx = (message: string) => new SheetRefusal('not-xlsx', message);
export const tooLarge = () =>
  new SheetRefusal('too-large', 'This spreadsheet is too large when unpacked; keep only the questions in it');
