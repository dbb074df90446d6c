import type { SkipCode } from '@concord/contracts';
import type { AssignmentState } from '../assignments/assignment-states.service';
import type { AssignmentsChange } from './orders';

/**
 * Whether an assignment may be changed as one by itself could be: `change` it may, `done` it is removed as it should be,
 * and else why it is left. A completed one is removed on the student's profile alone.
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
