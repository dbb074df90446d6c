import type { SkipCode } from '@concord/contracts';
import type { AssignmentState } from '../assignments/assignment-states.service';
import type { AssignmentsChange } from './requests';

/**
 * Rule for the change of one assignment: `change` if it is allowed, `done` if it is removed already, else the reason
 * to skip it. Completed assignments are removed on the student's profile only.
 */
export function ruleOf(
  state: AssignmentState | undefined,
  { remove }: AssignmentsChange,
): 'change' | 'done' | SkipCode {
  if (!state) return 'NOT_ASSIGNED';
  const { assignment, attempt } = state;
  if (assignment.status === 'removed') return remove ? 'done' : 'NOT_ASSIGNED';
  if (assignment.status === 'completed' || attempt?.status === 'grading') return 'ALREADY_COMPLETED';
  return remove && attempt ? 'ATTEMPT_IN_PROGRESS' : 'change';
}

/** Fields that a change sets. */
export const toTimes = ({ dueDate, extraTime }: AssignmentsChange) => ({
  ...(dueDate && { dueDate: new Date(dueDate) }),
  ...(extraTime !== undefined && { extraTime }),
});
