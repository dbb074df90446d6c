import type { AttemptPause } from '@concord/contracts';
import type { AttemptRecord } from '../../store/attempts/attempt.schema';
import { leftInPause } from '../../store/attempts/deadline';

/** The pause of an open attempt, for pages. */
export function toPause(
  attempt: Pick<AttemptRecord, 'status' | 'startedAt' | 'duration' | 'extraTime' | 'pausedMs' | 'pause'>,
): { pause?: AttemptPause } {
  const leftMs = leftInPause(attempt);
  if (attempt.status !== 'open' || !attempt.pause || leftMs === undefined) return {};
  return { pause: { at: attempt.pause.at.toISOString(), leftMs } };
}
