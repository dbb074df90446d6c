import { isPossibleCertificateNumber, normaliseCertificateNumber } from '@concord/institute';
import { makeCertificateNumber } from './certificate-number';

describe('makeCertificateNumber', () => {
  it('makes another number each time, in the form that typed ones are brought to', () => {
    const numbers = Array.from({ length: 50 }, () => makeCertificateNumber(2026));
    expect(new Set(numbers).size).toBe(50);
    expect(numbers.map(normaliseCertificateNumber)).toEqual(numbers);
    expect(numbers.filter(isPossibleCertificateNumber)).toEqual(numbers);
  });
});
