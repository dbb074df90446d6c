import { formatNaira, koboFrom, nairaAmount, nairaText } from './naira';

describe(koboFrom, () => {
  it.each([
    ['5000', 500_000],
    ['5,000', 500_000],
    ['5,000.5', 500_050],
    [' ₦1,234,567.89 ', 123_456_789],
    ['NGN 0.01', 1],
    ['0', 0],
  ])('reads %s', (text, amount) => {
    expect(koboFrom(text)).toBe(amount);
  });

  it.each(['', '5.000,00', '5,00', '-5', '5.001', '1e3', 'five', '99999999999999999999'])(
    'refuses %s',
    (text) => {
      expect(koboFrom(text)).toBeUndefined();
    },
  );
});

describe(formatNaira, () => {
  it.each([
    [500_000, 'NGN 5,000'],
    [500_050, 'NGN 5,000.50'],
    [-100, '-NGN 1'],
    [0, 'NGN 0'],
  ])('writes %s', (amount, text) => {
    expect(formatNaira(amount)).toBe(text);
  });
});

describe(nairaText, () => {
  it('writes what the field reads', () => {
    for (const amount of [1, 99, 100, 500_050, 123_456_789]) expect(koboFrom(nairaText(amount))).toBe(amount);
  });
});

describe('nairaAmount', () => {
  const messageFor = (text: string) =>
    nairaAmount.safeParse(text).error?.issues.map(({ message }) => message);

  it.each([
    ['', ['Enter an amount']],
    ['five', ['Enter naira and kobo, such as 5,000.00']],
    ['0', ['Enter an amount above 0']],
    ['5,000', undefined],
  ])('says what is wrong with "%s"', (text, messages) => {
    expect(messageFor(text)).toEqual(messages);
  });
});
