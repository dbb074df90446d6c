import type { AttemptHistoryEntry } from '@concord/contracts';
import { countsOf } from '../../../shared/attempts/activity.view';
import { toIntervention } from '../../../shared/staff.view';
import type { AttemptRecord } from '../../../store/attempts/attempt.schema';
import { answeredQuestions } from '../../../store/attempts/stored-answers';

/** @param score null without a result */
export function toAttemptHistoryEntry(
  attempt: AttemptRecord,
  totalQuestions: number,
  score: number | null,
): AttemptHistoryEntry {
  return {
    _id: String(attempt._id),
    round: attempt.round,
    // The sweeper marks an attempt as graded some seconds after its result is written.
    status: score === null ? attempt.status : 'graded',
    startedAt: attempt.startedAt.toISOString(),
    deadline: attempt.deadline.toISOString(),
    savedAt: attempt.savedAt?.toISOString() ?? null,
    submittedAt: attempt.submittedAt?.toISOString() ?? null,
    closedBy: attempt.closedBy,
    closed: attempt.closed ? toIntervention(attempt.closed) : null,
    reset: attempt.reset ? toIntervention(attempt.reset) : null,
    ...(attempt.pause && { pause: toIntervention(attempt.pause) }),
    ...(attempt.pausedMs !== undefined && { pausedMs: attempt.pausedMs }),
    answered: answeredQuestions(attempt.a).length,
    totalQuestions,
    score,
    ...countsOf(attempt),
  };
}
