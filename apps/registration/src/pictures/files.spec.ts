import { LIMITS } from '@concord/contracts';
import { documentFile } from './document-file';
import { fittingSize, NOT_AN_IMAGE, passportPicture } from './passport-picture';

const file = (name: string, type: string, size = 3) => new File([new Uint8Array(size)], name, { type });

describe('passportPicture', () => {
  it('takes only files whose type begins with image', async () => {
    await expect(passportPicture(file('cv.pdf', 'application/pdf'))).rejects.toThrow(NOT_AN_IMAGE);
  });
});

describe('fittingSize', () => {
  it('fits a camera photo into the square and leaves a small one', () => {
    expect(fittingSize(4000, 3000)).toEqual({ width: 1200, height: 900 });
    expect(fittingSize(300, 400)).toEqual({ width: 300, height: 400 });
  });
});

describe('documentFile', () => {
  it('reads a document as a data URL, also where the system knows no type for it', async () => {
    await expect(documentFile(file('a.pdf', 'application/pdf'))).resolves.toMatch(
      /^data:application\/pdf;base64,/,
    );
    await expect(documentFile(file('a.DOC', ''))).resolves.toMatch(/^data:application\/msword;base64,/);
  });

  it.each([
    ['another kind of file', file('a.txt', 'text/plain'), /Word document/],
    ['an empty file', file('a.pdf', 'application/pdf', 0), /empty/],
    ['a large file', file('a.pdf', 'application/pdf', LIMITS.documentBytes + 1), /5 MB/],
  ])('refuses %s', async (_name, chosen, words) => {
    await expect(documentFile(chosen)).rejects.toThrow(words);
  });
});
