import type { Activity, ActivityCounts } from '@concord/contracts';
import type { AttemptRecord } from '../../store/attempts/attempt.schema';

type Noted = Pick<AttemptRecord, 'activity'>;

/** Activity counts for staff; none if the page sent none. */
export function countsOf({ activity }: Noted): { activity?: ActivityCounts } {
  if (!activity) return {};
  const { left = 0, awaySeconds = 0, blurred = 0, copied = 0, printed = 0 } = activity;
  return { activity: { left, awaySeconds, blurred, copied, printed } };
}

/** Activity counts and times of questions, with which the candidate's next page continues. */
export function activityOf(attempt: Noted): { activity?: Activity } {
  const { activity } = countsOf(attempt);
  return activity ? { activity: { ...activity, seconds: attempt.activity?.seconds ?? {} } } : {};
}
