import type { CertificatesIssued } from '@concord/contracts';
import { leftText } from './skipped-words';

describe('leftText', () => {
  it.each<[CertificatesIssued['left'], string]>([
    [[], ''],
    [[{ code: 'NAME_TOO_LONG', count: 0 }], ''],
    [[{ code: 'ALREADY_ISSUED', count: 1 }], '1 already has one'],
    [
      [
        { code: 'ALREADY_ISSUED', count: 1200 },
        { code: 'NOT_PASSED', count: 2 },
      ],
      '1,200 already have one, 2 did not pass',
    ],
  ])('of %j says how many are left out, and why', (left, text) => {
    expect(leftText(left)).toBe(text);
  });
});
