import type { ApplicantStanding, AssignedStudent } from '@concord/contracts';
import { recordName } from '@concord/institute';
import { toStaffRef } from '../../../shared/staff.view';
import type { AssignmentState } from '../assignments/assignment-states.service';

/** Without the score, which the student's profile shows. */
export function toAssignedStudent(
  { assignment, attempt }: AssignmentState,
  standing: ApplicantStanding | undefined,
): AssignedStudent {
  return {
    _id: String(assignment._id),
    student: String(assignment.student),
    name: recordName(assignment.studentName),
    status: assignment.status === 'completed' ? 'completed' : 'pending',
    isUnderWay: attempt?.status === 'open',
    isGrading: attempt?.status === 'grading',
    dueDate: assignment.dueDate.toISOString(),
    extraTime: assignment.extraTime,
    dateWritten: assignment.dateWritten?.toISOString() ?? null,
    AddedBy: toStaffRef(assignment.AddedBy),
    ...(assignment.unconfirmed && { unconfirmed: true }),
    ...(standing && { standing }),
  };
}
