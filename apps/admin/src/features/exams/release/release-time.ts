import type { ExamRelease } from '@concord/contracts';
import { momentText } from '../../../shared/nigerian-time';

/** True if candidates do not see results now. */
export const isHeld = (release: ExamRelease, now = Date.now()) =>
  release === 'held' || (release !== 'immediate' && Date.parse(release) > now);

/** Sentence on the exam's page. */
export function releaseText(release: ExamRelease, now = Date.now()): string {
  if (release === 'immediate') return 'Candidates see their results at once';
  if (release === 'held') return 'Held until you release them';
  return isHeld(release, now) ? `Held until ${momentText(release)}` : `Released on ${momentText(release)}`;
}
