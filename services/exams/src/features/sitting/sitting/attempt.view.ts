import type { Attempt, HeldResult, Paper, Result } from '@concord/contracts';
import { activityOf } from '../../../shared/attempts/activity.view';
import { toPause } from '../../../shared/attempts/pause.view';
import { type AttemptRecord, isReset } from '../../../store/attempts/attempt.schema';
import { toAnswerMap } from '../../authoring/papers/answers';
import type { CompiledPaper } from '../../authoring/papers/compiled-paper';

/** Outcome of an attempt, as far as its candidate may see it. */
export interface Outcome {
  result?: Result;
  held?: HeldResult;
}

/** An {@link Attempt} as JSON text, which includes the serialized paper that candidates share. */
export function toAttemptJson(attempt: AttemptRecord, paper: CompiledPaper, outcome: Outcome = {}): string {
  const before: Pick<Attempt, '_id' | 'assignment'> = {
    _id: String(attempt._id),
    assignment: String(attempt.assignment),
  };
  const after: Omit<Attempt, '_id' | 'assignment' | 'exam'> = {
    answers: toAnswerMap(paper, attempt.a),
    seq: attempt.seq,
    startedAt: attempt.startedAt.toISOString(),
    deadline: attempt.deadline.toISOString(),
    serverTime: new Date().toISOString(),
    status: attempt.status,
    ...toPause(attempt),
    ...activityOf(attempt),
    ...outcome,
  };
  return `${JSON.stringify(before).slice(0, -1)},"exam":${paper.json},${JSON.stringify(after).slice(1)}`;
}

/** A closed attempt, without questions. */
export function toClosedAttemptJson(attempt: AttemptRecord, paper: CompiledPaper, outcome: Outcome): string {
  const { exam, duration, totalQuestions } = paper;
  const outline: Paper = { ...exam, duration, totalQuestions, questions: [] };
  // The sweeper marks an attempt as graded some seconds after its result is written.
  const status = outcome.result ? 'graded' : attempt.status;
  return toAttemptJson(
    { ...attempt, status: isReset(attempt) ? 'reset' : status },
    { ...paper, json: JSON.stringify(outline) },
    outcome,
  );
}
