import {
  asCertificateNumber,
  mayBeCertificateNumber,
  NUMBER_EXAMPLE,
  shownNumber,
} from './certificate-number';

describe('asCertificateNumber', () => {
  it.each([
    [' cert-2026-7kq2m-xw9pd ', NUMBER_EXAMPLE],
    ['CERT2026 7KQ2M XW9PD', NUMBER_EXAMPLE],
    ['CERT–2026—7KQ2M−XW9PD', NUMBER_EXAMPLE],
    ['cn-1', 'CN-1'],
    ['', ''],
  ])('reads %j', (typed, number) => {
    expect(asCertificateNumber(typed)).toBe(number);
  });
});

describe('mayBeCertificateNumber', () => {
  it.each([NUMBER_EXAMPLE, 'CN-1'])('takes %s', (number) => {
    expect(mayBeCertificateNumber(number)).toBe(true);
  });

  it.each(['', '..', 'A/B', '<SCRIPT>', 'A'.repeat(41)])('does not ask for %j', (number) => {
    expect(mayBeCertificateNumber(number)).toBe(false);
  });
});

describe('shownNumber', () => {
  it('repeats no more than a number can have', () => {
    expect(shownNumber(NUMBER_EXAMPLE)).toBe(NUMBER_EXAMPLE);
    expect(shownNumber('A'.repeat(6000))).toBe(`${'A'.repeat(40)}…`);
  });
});
