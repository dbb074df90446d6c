import type { Assignment } from '@concord/contracts';

/** What a student can do with an assignment now. */
export type AssignmentState =
  | { readonly kind: 'completed' }
  /** `isPaused`: staff have paused it, so that its time stands still. */
  | { readonly kind: 'under-way'; readonly msLeft: number; readonly isPaused: boolean }
  /** Its time is up, and the server closes it. */
  | { readonly kind: 'closing' }
  /** It is submitted, and has no result yet. */
  | { readonly kind: 'grading' }
  | { readonly kind: 'past-due' }
  /** It can not be begun before this moment. */
  | { readonly kind: 'not-open'; readonly opensAt: string }
  | { readonly kind: 'open' };

/** `now` is the server's time in milliseconds. */
export function assignmentState(assignment: Assignment, now: number): AssignmentState {
  if (assignment.status === 'completed') return { kind: 'completed' };
  if (assignment.isGrading) return { kind: 'grading' };
  if (assignment.attempt) {
    const { deadline, pause } = assignment.attempt;
    const untilDeadline = Date.parse(deadline) - now;
    if (untilDeadline <= 0) return { kind: 'closing' };
    return { kind: 'under-way', msLeft: pause?.leftMs ?? untilDeadline, isPaused: pause !== undefined };
  }
  if (Date.parse(assignment.dueDate) < now) return { kind: 'past-due' };
  const { opensAt } = assignment;
  return opensAt && Date.parse(opensAt) > now ? { kind: 'not-open', opensAt } : { kind: 'open' };
}

/** Whether it becomes completed by itself. */
export const isEnding = ({ kind }: AssignmentState) => kind === 'closing' || kind === 'grading';

export const isPaused = (state: AssignmentState) => state.kind === 'under-way' && state.isPaused;

export const canStart = ({ kind }: AssignmentState) => kind === 'open' || kind === 'under-way';
