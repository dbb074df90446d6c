import { type ChangeOfMany, recordIdOf, type RunningTask } from '@concord/nest-platform';
import type { AssignmentRecord } from '../../../store/assignments/assignment.schema';
import type { ExamRecord } from '../../../store/exams/exam.schema';
import { noteOf } from '../assignments/assignment-audit';

type Action = 'assignment.create' | 'assignment.update' | 'assignment.remove';

/** Audit record of one assignment, in the history of its student: as for a single change, plus the request. */
export function auditOf(
  { id, staff, origin }: Pick<RunningTask<unknown>, 'id' | 'staff' | 'origin'>,
  action: Action,
  { examName }: Pick<ExamRecord, 'examName'>,
  assignment: AssignmentRecord,
): ChangeOfMany {
  const { details, ...target } = noteOf(assignment);
  return {
    recordId: recordIdOf(id, `audit-${String(assignment._id)}`),
    action,
    actor: { kind: 'staff', ...staff },
    ...origin,
    target,
    details: { ...details, examName, task: id },
  };
}
