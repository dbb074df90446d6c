import { filesProblem } from './files-problem';

/** A file whose content has this many megabytes. */
const file = (megabytes: number) => ({
  name: 'letter.pdf',
  file: 'x'.repeat((megabytes * 1024 * 1024 * 4) / 3),
});

describe('filesProblem', () => {
  it.each([
    ['none', [], 0, 'Add at least one file'],
    ['a stored one', [], 1, undefined],
    ['ten megabytes', [file(5), file(5)], 0, undefined],
    ['more than that', [file(4), file(4), file(3)], 0, 'Together the files may have at most 10 MB'],
  ] as const)('of %s', (_, files, kept, problem) => expect(filesProblem(files, kept)).toBe(problem));
});
