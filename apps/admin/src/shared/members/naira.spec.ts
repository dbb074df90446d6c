import { koboFrom } from '@concord/institute';
import { formatNaira, nairaAmount, nairaText } from './naira';

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
