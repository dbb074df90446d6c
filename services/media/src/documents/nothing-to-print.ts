/** The record is empty or is no record of its kind: trying again is of no use. */
export class NothingToPrintError extends Error {
  constructor(cause?: unknown) {
    super('There was an error generating your print out, contact admin', { cause });
    this.name = 'NothingToPrintError';
  }
}
