import { koboFrom } from './naira';

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
