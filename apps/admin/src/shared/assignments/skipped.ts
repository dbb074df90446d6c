import { LIMITS, type SkipCode, type SkippedStudent } from '@concord/contracts';
import { EXCLUSION_WORDS } from '../applicants/standing-text';

/** Reasons for skipping students: singular and plural. */
const WORDS: Record<SkipCode, readonly [one: string, several: string]> = {
  NOT_FOUND: ['no longer has a record', 'no longer have a record'],
  ...EXCLUSION_WORDS,
  ALREADY_ASSIGNED: ['already has it', 'already have it'],
  SITTINGS_LIMIT: [
    `has sat it ${LIMITS.adminSittings} times, so a SUPER_ADMIN must assign it`,
    `have sat it ${LIMITS.adminSittings} times, so a SUPER_ADMIN must assign it`,
  ],
  NOT_ASSIGNED: ['does not have it', 'do not have it'],
  ALREADY_COMPLETED: ['has completed it', 'have completed it'],
  ATTEMPT_IN_PROGRESS: ['is sitting it right now', 'are sitting it right now'],
};

export const skippedReason = ({ code }: Pick<SkippedStudent, 'code'>): string => WORDS[code][0];

/** Number of skipped students by reason: `2 already have it, 1 is archived`. Empty without any. */
export function skippedText(skipped: readonly Pick<SkippedStudent, 'code'>[]): string {
  const counts = new Map<SkipCode, number>();
  for (const { code } of skipped) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts]
    .map(([code, count]) => `${count.toLocaleString('en-GB')} ${WORDS[code][count === 1 ? 0 : 1]}`)
    .join(', ');
}
