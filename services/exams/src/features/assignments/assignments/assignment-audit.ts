import { recordName } from '@concord/institute';
import type { AuditDetails } from '@concord/nest-platform';
import type { AssignmentRecord } from '../../../store/assignments/assignment.schema';

/** Fields of an assignment in the audit log; they appear in the history of its student. */
export const noteOf = ({ _id, studentName, exam, student }: AssignmentRecord) => ({
  entity: 'student',
  id: String(student),
  label: recordName(studentName),
  details: { assignment: String(_id), exam: String(exam) } satisfies AuditDetails as AuditDetails,
});

/** Values of the fields that a change replaces. */
export const timesOf = ({ dueDate, extraTime }: Pick<AssignmentRecord, 'dueDate' | 'extraTime'>) => ({
  dueDate,
  extraTime,
});
