import { csvOf } from './csv';

describe(csvOf, () => {
  it('quotes cells, and keeps formulas as text', () => {
    const rows = [
      ['=SUM(A1)', '-5.00'],
      ['Say "hi"', '1,204'],
      ['@x', '-x'],
    ] as const;
    expect(csvOf({ head: ['State', 'Members'], rows })).toBe(
      '\ufeff"State","Members"\r\n"\'=SUM(A1)","-5.00"\r\n"Say ""hi""","1,204"\r\n"\'@x","\'-x"\r\n',
    );
  });
});
