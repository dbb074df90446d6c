import type { BankProfileFields, LeftOutReason, ReadLine } from '@concord/contracts';
import { readTable } from '@concord/workbook';
import { fingerprintsOf } from './fingerprints';
import { readStatement } from './read-statement';

const TODAY = '2026-06-30';
const PROFILE: BankProfileFields = {
  name: 'Harmattan Bank',
  columns: {},
  dates: 'guess',
  decimals: 'guess',
  separator: 'guess',
  sign: 'credit-positive',
};

const read = async (text: string | Buffer, profile?: Partial<BankProfileFields>) => {
  const { rows } = await readTable(Buffer.from(text), { maxRows: 100 });
  return readStatement(rows, profile && { ...PROFILE, ...profile }, TODAY);
};
const short = ({ row, day, amount, narration }: ReadLine) => [row, day, amount, narration];

type Lines = [row: number, day: string, amount: number, narration: string][];
type LeftOut = [row: number, reason: LeftOutReason][];

describe(readStatement, () => {
  it.each<[string, string, Lines, LeftOut, Partial<BankProfileFields>?]>([
    [
      'debit and credit columns below lines about the account, with totals',
      'Harmattan Bank\nAccount No: 0123456789\n\nTrans Date,Narration,Debit,Credit,Balance\n3/4/26,TRF FROM ADA,,"5,000.00","15,000.00"\n3/4/26,SMS CHARGE,4.00,,"14,996.00"\n,TOTAL,4.00,"5,000.00",\n',
      [
        [5, '2026-04-03', 500_000, 'TRF FROM ADA'],
        [6, '2026-04-03', -400, 'SMS CHARGE'],
      ],
      [
        [1, 'above-headings'],
        [2, 'above-headings'],
        [4, 'heading'],
        [7, 'total'],
      ],
    ],
    [
      'a signed column of amounts, with semicolons and commas before decimals',
      'Date;Details;Amount (NGN)\r03-Apr-2026;One;1.000,00\r04-Apr-2026;Two;-250,50\r05-Apr-2026;Nothing;0,00\r',
      [
        [2, '2026-04-03', 100_000, 'One'],
        [3, '2026-04-04', -25_050, 'Two'],
        [4, '2026-04-05', 0, 'Nothing'],
      ],
      [[1, 'heading']],
    ],
    [
      'brackets, and marks of their own column',
      'Date,Remarks,Amount,DR/CR\n2026-04-03,A,"(1,000.00)",\n2026-04-03,B,"1,000.00",DR\n2026-04-03,C,"1,000.00",CR\n2026-04-04,D,NGN 500.00 DR,\n',
      [
        [2, '2026-04-03', -100_000, 'A'],
        [3, '2026-04-03', -100_000, 'B'],
        [4, '2026-04-03', 100_000, 'C'],
        [5, '2026-04-04', -50_000, 'D'],
      ],
      [[1, 'heading']],
    ],
    [
      'credits with a minus sign, as the profile says',
      'Date,Text,Amount\n2026-04-03,A,-10\n2026-04-03,B,10\n',
      [
        [2, '2026-04-03', 1000, 'A'],
        [3, '2026-04-03', -1000, 'B'],
      ],
      [[1, 'heading']],
      { sign: 'credit-negative' },
    ],
    [
      'months first where a row proves it',
      'Date,Details,Credit\n4/3/26,A,10\n4/13/26,B,10\n',
      [
        [2, '2026-04-03', 1000, 'A'],
        [3, '2026-04-13', 1000, 'B'],
      ],
      [[1, 'heading']],
    ],
    [
      'the headings that a profile names',
      'When,What,Got,Date,Credit\n3/4/26,A,10,1/1/26,99\n',
      [[2, '2026-04-03', 1000, 'A']],
      [[1, 'heading']],
      { columns: { day: 'WHEN', narration: 'what', credit: 'Got' } },
    ],
    [
      'rows that are no lines, each with its reason',
      [
        'Date,Narration,Debit,Credit',
        '3/4/26,A,,10',
        ',goes on here,,',
        '3/4/26,B,5,10',
        'Date,Narration,Debit,Credit',
        '3/4/26,C,,USD 10',
        'soon,D,,10',
        '3/4/26,E,,',
        '3/4/26,Opening balance,,',
        '3/4/26,=HYPERLINK("x"),,1',
        ',Closing Balance,,700',
      ].join('\n'),
      [
        [2, '2026-04-03', 1000, 'A goes on here'],
        [10, '2026-04-03', 100, '=HYPERLINK("x")'],
      ],
      [
        [1, 'heading'],
        [3, 'continued'],
        [4, 'two-amounts'],
        [5, 'heading'],
        [6, 'currency'],
        [7, 'no-day'],
        [8, 'no-amount'],
        [9, 'total'],
        [11, 'total'],
      ],
    ],
  ])('reads %s', async (_name, text, lines, leftOut, profile = undefined) => {
    const found = await read(text, profile);
    expect(found?.lines.map(short)).toEqual(lines);
    expect(found?.leftOut.map(({ row, reason }) => [row, reason])).toEqual(leftOut);
  });

  it('finds the number of the account above the headings', async () => {
    const text = 'Statement of account 0123456789\nDate,Narration,Credit\n3/4/26,A,1';
    expect((await read(text))?.account).toBe('0123456789');
    expect((await read('Date,Narration,Credit\n3/4/26,A,1'))?.account).toBeUndefined();
  });

  it('keeps the balance and the reference of a line', async () => {
    const found = await read('Date,Narration,Ref No,Credit,Balance\n3/4/26,A,X1,1,"2,000.00 DR"');
    expect(found?.lines).toMatchObject([{ reference: 'X1', balance: -200_000, kind: 'credit' }]);
  });

  it('finds nothing without headings of a day and an amount', async () => {
    expect(await read('Name,Phone\nAda,0803')).toBeUndefined();
    expect(await read('')).toBeUndefined();
  });
});

describe(fingerprintsOf, () => {
  const line = (more: Partial<ReadLine> = {}): ReadLine => ({
    row: 2,
    day: '2026-04-03',
    kind: 'credit',
    amount: 1000,
    narration: 'TRF FROM ADA',
    reference: null,
    balance: null,
    ...more,
  });

  it('tells equal lines of a day apart, in whatever order they come', () => {
    const [first, second, third] = fingerprintsOf([line(), line(), line({ amount: 2000 })]);
    expect(new Set([first, second, third]).size).toBe(3);
    expect(fingerprintsOf([line({ amount: 2000 }), line({ row: 9 }), line()])).toEqual([
      third,
      first,
      second,
    ]);
  });

  it.each<[string, Partial<ReadLine>]>([
    ['day', { day: '2026-04-04' }],
    ['amount', { amount: 1001 }],
    ['narration', { narration: 'TRF FROM ADO' }],
    ['balance', { balance: 5 }],
  ])('depends on the %s', (_name, more) => {
    expect(fingerprintsOf([line(more)])).not.toEqual(fingerprintsOf([line()]));
  });

  it('does not depend on blanks and case', () => {
    expect(fingerprintsOf([line({ narration: 'Trf  from Ada ' })])).toEqual(fingerprintsOf([line()]));
  });
});
