import type { CertificatesIssued, IssueSkipCode } from '@concord/contracts';
import { EXCLUSION_WORDS } from '../../../shared/applicants/standing-text';

/** Why somebody is left out, after one name or one, and after several. */
const WORDS: Record<IssueSkipCode, readonly [one: string, many: string]> = {
  ...EXCLUSION_WORDS,
  NAME_UNPRINTABLE: [
    'has a name with letters that cannot be printed',
    'have names with letters that cannot be printed',
  ],
  NAME_TOO_LONG: ['has a name that is too long', 'have names that are too long'],
  ALREADY_ISSUED: ['has one already', 'have one already'],
  REVOKED: ['had one that was revoked: reinstate it', 'had one that was revoked: reinstate it'],
  NOT_PASSED: ['did not pass', 'did not pass'],
  UNCONFIRMED: [
    'waits for its release on the page of the exam',
    'wait for their release on the page of the exam',
  ],
  RESET: ['was reset, so the result is not final', 'were reset, so their results are not final'],
  OTHER_EXAM: ['is of another exam', 'are of another exam'],
  NOT_FOUND: ['was removed', 'were removed'],
};

export const skippedReason = (code: IssueSkipCode): string => WORDS[code][0];

/** How many results are left out for each reason: `2 have one already, 1 did not pass`. Empty for none. */
export const leftText = (left: CertificatesIssued['left']): string =>
  left
    .filter(({ count }) => count > 0)
    .map(({ code, count }) => `${count.toLocaleString('en-GB')} ${WORDS[code][count === 1 ? 0 : 1]}`)
    .join(', ');
