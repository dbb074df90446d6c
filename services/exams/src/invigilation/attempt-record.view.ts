import type { AttemptRecord } from '@concord/contracts';
import type { AttemptDoc, StoredAnswer } from '../attempts/attempt.schema';
import { interventionView } from './intervention.schema';

/** Questions that have an answer which was not taken back. */
export const answeredOf = (answers: Readonly<Record<string, StoredAnswer>>): number =>
  Object.values(answers).filter(({ o }) => o !== null).length;

/** `score` is that of its result, null before there is one. */
export function attemptRecordView(
  attempt: AttemptDoc,
  totalQuestions: number,
  score: number | null,
): AttemptRecord {
  return {
    _id: String(attempt._id),
    round: attempt.round,
    // The result is there some seconds before the attempt says so.
    status: score === null ? attempt.status : 'graded',
    startedAt: attempt.startedAt.toISOString(),
    deadline: attempt.deadline.toISOString(),
    savedAt: attempt.savedAt?.toISOString() ?? null,
    submittedAt: attempt.submittedAt?.toISOString() ?? null,
    closedBy: attempt.closedBy,
    closed: attempt.closed ? interventionView(attempt.closed) : null,
    reset: attempt.reset ? interventionView(attempt.reset) : null,
    answered: answeredOf(attempt.a),
    totalQuestions,
    score,
  };
}
