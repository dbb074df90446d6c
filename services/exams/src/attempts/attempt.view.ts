import type { Attempt, Result } from '@concord/contracts';
import type { ReadyPaper } from '../exams/paper';
import { answerMapOf } from './answers';
import type { AttemptDoc } from './attempt.schema';

/** An attempt as JSON text: the paper's ready text is put in as it is, not built again for each candidate. */
export function attemptJson(attempt: AttemptDoc, paper: ReadyPaper, result?: Result): string {
  const before: Pick<Attempt, '_id' | 'assignment'> = {
    _id: String(attempt._id),
    assignment: String(attempt.assignment),
  };
  const after: Omit<Attempt, '_id' | 'assignment' | 'exam'> = {
    answers: answerMapOf(paper, attempt.a),
    seq: attempt.seq,
    startedAt: attempt.startedAt.toISOString(),
    deadline: attempt.deadline.toISOString(),
    serverTime: new Date().toISOString(),
    // The result is there a moment before the attempt says so.
    status: result ? 'graded' : attempt.status,
    ...(result && { result }),
  };
  return `${JSON.stringify(before).slice(0, -1)},"exam":${paper.json},${JSON.stringify(after).slice(1)}`;
}
