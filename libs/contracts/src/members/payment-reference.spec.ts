import { compactReference, paymentReferenceOf, readPaymentReference } from './payment-reference';

const NUMBERS = ['CIPCM-000001', 'CIPCM-000123', 'CIPCM-020000', 'CIPCM-999999', 'OLD/2004/17', '7'];

describe(paymentReferenceOf, () => {
  it.each([
    ['CIPCM-000123', /^CIPCM-000123-37$/],
    ['OLD/2004/17', /^OLD-2004-17-\d\d$/],
    ['  Fé 12 ', /^FE-12-\d\d$/],
    ['7', /^7-\d\d$/],
  ])('keeps the number %s readable', (number, form) => {
    expect(paymentReferenceOf(number)).toMatch(form);
  });
});

describe(readPaymentReference, () => {
  it.each(NUMBERS)('reads the reference of %s, however it is separated', (number) => {
    const reference = paymentReferenceOf(number);
    const compact = compactReference(number);
    expect(readPaymentReference(reference)).toBe(compact);
    expect(readPaymentReference([...reference.toLowerCase()].join(' '))).toBe(compact);
  });

  it.each(NUMBERS)('refuses %s with any one digit mistyped', (number) => {
    const signs = [...compactReference(paymentReferenceOf(number))];
    for (const [at, sign] of signs.entries())
      for (const digit of '0123456789'.replace(sign, ''))
        if (/\d/.test(sign)) expect(readPaymentReference(signs.with(at, digit).join(''))).toBeUndefined();
  });

  it.each(NUMBERS)('refuses %s with two neighbouring digits swapped', (number) => {
    const reference = compactReference(paymentReferenceOf(number));
    for (const { index } of reference.matchAll(/(\d)(?=(?!\1)\d)/g)) {
      const [a = '', b = ''] = reference.slice(index);
      const swapped = `${reference.slice(0, index)}${b}${a}${reference.slice(index + 2)}`;
      expect(readPaymentReference(swapped)).toBeUndefined();
    }
  });

  it.each(['', '12', 'CIPCM', 'FROM ADA OKAFOR'])('finds none in “%s”', (text) => {
    expect(readPaymentReference(text)).toBeUndefined();
  });
});
