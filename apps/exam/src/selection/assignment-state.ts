import type { Assignment } from '@concord/contracts';

/** What a student can do with an assignment now. */
export type AssignmentState =
  | { readonly kind: 'completed' }
  | { readonly kind: 'under-way'; readonly msLeft: number }
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
    const msLeft = Date.parse(assignment.attempt.deadline) - now;
    return msLeft > 0 ? { kind: 'under-way', msLeft } : { kind: 'closing' };
  }
  if (Date.parse(assignment.dueDate) < now) return { kind: 'past-due' };
  const { opensAt } = assignment;
  return opensAt && Date.parse(opensAt) > now ? { kind: 'not-open', opensAt } : { kind: 'open' };
}

/** Whether it becomes completed by itself. */
export const isEnding = ({ kind }: AssignmentState) => kind === 'closing' || kind === 'grading';

export const canStart = ({ kind }: AssignmentState) => kind === 'open' || kind === 'under-way';
