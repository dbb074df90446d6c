import type { Assignment } from '@concord/contracts';

/** What a student can do with an assignment now. */
export type ExamStanding =
  | { readonly kind: 'completed' }
  | { readonly kind: 'under-way'; readonly msLeft: number }
  /** Its time is up and the result is on its way. */
  | { readonly kind: 'closing' }
  | { readonly kind: 'past-due' }
  | { readonly kind: 'open' };

/** `now` is the server's clock in milliseconds. */
export function examStanding(assignment: Assignment, now: number): ExamStanding {
  if (assignment.status === 'completed') return { kind: 'completed' };
  if (assignment.attempt) {
    const msLeft = Date.parse(assignment.attempt.deadline) - now;
    return msLeft > 0 ? { kind: 'under-way', msLeft } : { kind: 'closing' };
  }
  return Date.parse(assignment.dueDate) < now ? { kind: 'past-due' } : { kind: 'open' };
}

/** Whether the student may choose it. */
export const canSit = ({ kind }: ExamStanding) => kind === 'open' || kind === 'under-way';
