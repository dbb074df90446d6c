import { type Decimals, decimalsOf, readAmount } from './amounts';

describe(readAmount, () => {
  it.each<[string, number, object?, Decimals?]>([
    ['1,000.00', 100_000],
    ['1.000,00', 100_000],
    ['1 000,00', 100_000],
    ["1'000.50", 100_050],
    ['1\u00a0000,5', 100_050],
    ['1,000', 100_000],
    ['1.000', 100_000],
    ['1.000', 100, {}, 'point'],
    ['1,000', 100_000, {}, 'point'],
    ['12,34,567.00', 123_456_700],
    ['1234.5', 123_450],
    ['.50', 50],
    ['0.00', 0],
    ['0', 0],
    ['0.1', 10],
    ['19.90', 1990],
    ['1000.1000', 100_010],
    ['(1,000.00)', 100_000, { isNegative: true }],
    ['-5,000.00', 500_000, { isNegative: true }],
    ['5,000.00-', 500_000, { isNegative: true }],
    ['−5,000.00', 500_000, { isNegative: true }],
    ['+5,000.00', 500_000],
    ['NGN 5,000.00 CR', 500_000, { mark: 'credit' }],
    ['NGN5,000.00DR', 500_000, { mark: 'debit' }],
    ['₦5,000.00 Dr', 500_000, { mark: 'debit' }],
    ['N5,000', 500_000],
    ['5000 C', 500_000, { mark: 'credit' }],
    ['9999999999999.99', 999_999_999_999_999],
  ])('reads %s', (text, kobo, more = {}, decimals = undefined) => {
    expect(readAmount(text, decimals)).toEqual({ kobo, isNegative: false, ...more });
  });

  it.each([
    ['', 'empty'],
    ['-', 'empty'],
    ['USD 5.00', 'currency'],
    ['$5.00', 'currency'],
    ['pending', 'unreadable'],
    ['1.2.3,4', 'unreadable'],
    ['1,0,0', 'unreadable'],
    ['10.005', 'unreadable'],
    ['1e21', 'currency'],
    ['99999999999999.99', 'unreadable'],
  ])('refuses %p', (text, reason) => {
    expect(readAmount(text, 'point')).toBe(reason);
  });
});

describe(decimalsOf, () => {
  it.each<[string[], Decimals | undefined]>([
    [['1,000', '2,500.00'], 'point'],
    [['1.000', '2.500,00'], 'comma'],
    [['1.000', '2,000'], undefined],
    [['1.50', '2,50'], undefined],
  ])('finds the sign of %j', (texts, sign) => {
    expect(decimalsOf(texts)).toBe(sign);
  });
});
