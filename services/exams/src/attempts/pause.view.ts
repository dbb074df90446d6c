import type { AttemptPause } from '@concord/contracts';
import type { AttemptRecord } from './attempt.schema';
import { leftInPause } from './deadline';

/** The pause of an open attempt, as pages need it. */
export function toPause(
  attempt: Pick<AttemptRecord, 'status' | 'startedAt' | 'duration' | 'extraTime' | 'pausedMs' | 'pause'>,
): { pause?: AttemptPause } {
  const leftMs = leftInPause(attempt);
  if (attempt.status !== 'open' || !attempt.pause || leftMs === undefined) return {};
  return { pause: { at: attempt.pause.at.toISOString(), leftMs } };
}
