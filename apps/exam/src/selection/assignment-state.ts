import type { Assignment } from '@concord/contracts';

/** State of an assignment, which decides the available actions. */
export type AssignmentState =
  | { readonly kind: 'completed' }
  /** `isPaused` is true while staff have paused the exam; the time left does not change then. */
  | { readonly kind: 'under-way'; readonly msLeft: number; readonly isPaused: boolean }
  /** Time is up, and the server is closing the attempt. */
  | { readonly kind: 'closing' }
  /** Submitted, without a result yet. */
  | { readonly kind: 'grading' }
  | { readonly kind: 'past-due' }
  /** Cannot be started before this moment. */
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

/** True if the state will change to completed without an action. */
export const isEnding = ({ kind }: AssignmentState) => kind === 'closing' || kind === 'grading';

export const isPaused = (state: AssignmentState) => state.kind === 'under-way' && state.isPaused;

export const canStart = ({ kind }: AssignmentState) => kind === 'open' || kind === 'under-way';
