import type { Assignment, MyExam } from '@concord/contracts';

/** State of an assignment for the person who has it. `now` is in ms since 1970. */
export function stateOf(assignment: Assignment, now: number): MyExam['state'] {
  const { status, attempt, isGrading, dueDate, opensAt } = assignment;
  if (status === 'completed') return 'completed';
  if (isGrading) return 'grading';
  if (attempt?.pause) return 'paused';
  // An attempt whose time is up is about to be graded.
  if (attempt) return Date.parse(attempt.deadline) > now ? 'started' : 'grading';
  if (Date.parse(dueDate) < now) return 'past-due';
  return opensAt && Date.parse(opensAt) > now ? 'not-open' : 'open';
}

/** The view of an assignment, as its candidate sees it, for the member's pages. */
export function toMyExam(assignment: Assignment, now: number): MyExam {
  const { _id, exam, dueDate, extraTime, opensAt, dateWritten, needsCode, needsSeb, score } = assignment;
  const state = stateOf(assignment, now);
  const { held, result, startForbidden } = assignment;
  const isHandedIn = state === 'grading' || state === 'completed';
  return {
    _id,
    examName: exam.examName,
    examCode: exam.examCode,
    totalQuestions: exam.totalQuestions,
    minutes: exam.duration + extraTime,
    state,
    dueDate,
    ...(opensAt && { opensAt }),
    dateWritten,
    ...(startForbidden && { startForbidden }),
    ...(needsCode && { needsCode }),
    ...(needsSeb && { needsSeb }),
    ...(held && isHandedIn && { held }),
    score,
    ...(result && { result }),
  };
}
