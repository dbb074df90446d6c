import { normalizeCertificateNumber, NUMBER_EXAMPLE, truncateNumber } from './certificate-number';

describe('normalizeCertificateNumber', () => {
  it.each([
    [' cert-2026-7kq2m-xw9pd ', NUMBER_EXAMPLE],
    ['CERT2026 7KQ2M XW9PD', NUMBER_EXAMPLE],
    ['CERT–2026—7KQ2M−XW9PD', NUMBER_EXAMPLE],
    ['cn-1', 'CN-1'],
    ['', ''],
  ])('normalizes %j', (typed, number) => {
    expect(normalizeCertificateNumber(typed)).toBe(number);
  });
});

describe('truncateNumber', () => {
  it('truncates what is longer than a number', () => {
    expect(truncateNumber(NUMBER_EXAMPLE)).toBe(NUMBER_EXAMPLE);
    expect(truncateNumber('A'.repeat(6000))).toBe(`${'A'.repeat(40)}…`);
  });
});
