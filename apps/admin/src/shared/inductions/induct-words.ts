import type { InductSkipCode, MembersInducted } from '@concord/contracts';

/** Reasons for leaving out applicants: singular and plural. */
const WORDS: Record<InductSkipCode, readonly [one: string, several: string]> = {
  NOT_FOUND: ['no longer has a record', 'no longer have a record'],
  NOT_ACCEPTED: ['is not accepted', 'are not accepted'],
  ALREADY_MEMBER: ['is a member already', 'are members already'],
};

export const leftReason = (code: InductSkipCode): string => WORDS[code][0];

/** Number of those left out by reason: `2 are not accepted, 1 is a member already`. */
export const leftText = (left: MembersInducted['left']): string =>
  left
    .map(({ code, count }) => `${count.toLocaleString('en-GB')} ${WORDS[code][count === 1 ? 0 : 1]}`)
    .join(', ');

/** Number of those left out. */
export const leftCount = ({ left }: Pick<MembersInducted, 'left'>): number =>
  left.reduce((sum, { count }) => sum + count, 0);
