import type { CertificatesIssued, IssueSkipCode } from '@concord/contracts';
import { EXCLUSION_WORDS } from '../../../shared/applicants/standing-text';

/** Reasons to skip students: in the singular and the plural. */
const WORDS: Record<IssueSkipCode, readonly [one: string, many: string]> = {
  ...EXCLUSION_WORDS,
  NAME_UNPRINTABLE: [
    "has a name with letters that can't be printed",
    "have names with letters that can't be printed",
  ],
  NAME_TOO_LONG: ['has a name that is too long', 'have names that are too long'],
  ALREADY_ISSUED: ['already has one', 'already have one'],
  REVOKED: ['has a revoked one that you can reinstate', 'have a revoked one that you can reinstate'],
  MEMBERSHIP: [
    'is a member whose standing forbids a certificate',
    'are members whose standing forbids a certificate',
  ],
  NOT_PASSED: ['did not pass', 'did not pass'],
  UNCONFIRMED: [
    "has a result to be released on the exam's page",
    "have results to be released on the exam's page",
  ],
  RESET: ['was reset, so the result is not final', 'were reset, so their results are not final'],
  OTHER_EXAM: ['is from another exam', 'are from another exam'],
  NOT_FOUND: ['was removed', 'were removed'],
};

export const skippedReason = (code: IssueSkipCode): string => WORDS[code][0];

/** Number of results left out for each reason: `2 have one already, 1 did not pass`. Empty for none. */
export const leftText = (left: CertificatesIssued['left']): string =>
  left
    .filter(({ count }) => count > 0)
    .map(({ code, count }) => `${count.toLocaleString('en-GB')} ${WORDS[code][count === 1 ? 0 : 1]}`)
    .join(', ');
