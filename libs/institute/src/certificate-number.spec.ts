import {
  certificatePath,
  isPossibleCertificateNumber,
  normaliseCertificateNumber,
} from './certificate-number';

describe('normaliseCertificateNumber', () => {
  it.each([
    ['CERT-2026-7KQ2M-XW9PD', 'CERT-2026-7KQ2M-XW9PD'],
    ['  cert-2026-7kq2m-xw9pd\n', 'CERT-2026-7KQ2M-XW9PD'],
    ['CERT 2026 7KQ2M XW9PD', 'CERT-2026-7KQ2M-XW9PD'],
    ['cert20267kq2mxw9pd', 'CERT-2026-7KQ2M-XW9PD'],
    ['CERT–2O26—7KQ2M−XW9PD', 'CERT-2026-7KQ2M-XW9PD'],
    ['CERT-2OI6-7KQ2M-XW9PD', 'CERT-2016-7KQ2M-XW9PD'],
    ['\u200eCERT-2026-7KQ2M-XW9PD\u202c', 'CERT-2026-7KQ2M-XW9PD'],
    ['CERT-2026-7KQ2M-XW9PD.', 'CERT-2026-7KQ2M-XW9PD'],
    ['letr 2O26 7kq2m xw9pd', 'LETR-2026-7KQ2M-XW9PD'],
    ['MEMB20267KQ2MXW9PD', 'MEMB-2026-7KQ2M-XW9PD'],
    ['cn-1', 'CN-1'],
    ['<b>cert</b>', '<B>CERT</B>'],
    ['..', ''],
    ['', ''],
  ])('makes of %j %s', (typed, number) => expect(normaliseCertificateNumber(typed)).toBe(number));

  it('uses a prefix of a very long text', () =>
    expect(normaliseCertificateNumber('x'.repeat(5000))).toHaveLength(100));

  it('can be part of a URL, even if the prefix ends within a character', () =>
    expect(certificatePath(normaliseCertificateNumber(`${'x'.repeat(99)}😀`))).toBe(
      `/certificate/${'X'.repeat(99)}`,
    ));
});

describe('isPossibleCertificateNumber', () => {
  it.each([
    ['CERT-2026-7KQ2M-XW9PD', true],
    ['CN-000123', true],
    ['../../STUDENT', false],
    ['<SCRIPT>', false],
    ['X'.repeat(41), false],
    ['', false],
  ])('says of %s: %s', (number, isPossible) => expect(isPossibleCertificateNumber(number)).toBe(isPossible));
});
