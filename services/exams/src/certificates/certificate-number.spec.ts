import { makeCertificateNumber, normaliseCertificateNumber } from './certificate-number';

describe('normaliseCertificateNumber', () => {
  it.each([
    ['CERT-2026-7KQ2M-XW9PD', 'CERT-2026-7KQ2M-XW9PD'],
    ['  cert-2026-7kq2m-xw9pd\n', 'CERT-2026-7KQ2M-XW9PD'],
    ['CERT 2026 7KQ2M XW9PD', 'CERT-2026-7KQ2M-XW9PD'],
    ['cert20267kq2mxw9pd', 'CERT-2026-7KQ2M-XW9PD'],
    ['CERT–2O26—7KQ2M−XW9PD', 'CERT-2026-7KQ2M-XW9PD'],
    ['CERT-2OI6-7KQ2M-XW9PD', 'CERT-2016-7KQ2M-XW9PD'],
    ['‎CERT-2026-7KQ2M-XW9PD‬', 'CERT-2026-7KQ2M-XW9PD'],
    ['<b>cert</b>', '<B>CERT</B>'],
    ['', ''],
  ])('makes of %j %s', (typed, number) => expect(normaliseCertificateNumber(typed)).toBe(number));

  it('reads a prefix of what is very long', () =>
    expect(normaliseCertificateNumber('x'.repeat(5000))).toHaveLength(100));

  it('leaves a number that was made as it is', () => {
    const number = makeCertificateNumber(2026);
    expect(normaliseCertificateNumber(number)).toBe(number);
  });
});
