import { fileProblem, readTransfer } from './use-transfer-form';

const VALUES = { amount: '20,000.50', sentOn: '2026-11-20', bank: ' ', payer: 'Ada', note: '' };

describe('readTransfer', () => {
  it('gives kobo and leaves out what is empty', () => {
    expect(readTransfer(VALUES)).toEqual({
      fields: { amount: '2000050', sentOn: '2026-11-20', payer: 'Ada' },
    });
  });

  it.each([
    [{ amount: '' }, { amount: 'Enter the amount' }],
    [{ amount: 'five' }, { amount: 'Enter naira and kobo, such as 5,000.00' }],
    [{ amount: '0' }, { amount: 'Enter an amount above 0' }],
    [{ sentOn: '' }, { sentOn: 'Enter the date as YYYY-MM-DD' }],
    [{ sentOn: '2199-01-01' }, { sentOn: 'This day is in the future' }],
    [{ note: 'x'.repeat(301) }, { note: 'Use at most 300 characters' }],
  ])('says what is wrong with %j', (more, problems) => {
    expect(readTransfer({ ...VALUES, ...more })).toEqual({ problems });
  });
});

describe('fileProblem', () => {
  it.each([
    [undefined, 'Choose a photo or PDF of your receipt'],
    [{ type: 'text/html', size: 10 }, 'Choose a photo or a PDF'],
    [{ type: 'application/pdf', size: 6_000_000 }, 'This file is larger than 5 MB. Choose a smaller one'],
    [{ type: 'application/pdf', size: 10 }, undefined],
    [{ type: 'image/png', size: 10 }, undefined],
  ])('of %j', (file, problem) => expect(fileProblem(file)).toBe(problem));
});
