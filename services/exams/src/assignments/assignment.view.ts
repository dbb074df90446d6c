import type { Assignment } from '@concord/contracts';
import type { AttemptRecord } from '../attempts/attempt.schema';
import type { ExamRecord } from '../exams/exam.schema';
import { toStaffRef } from '../shared/staff.view';
import type { AssignmentRecord } from './assignment.schema';

/** `attempt` is the open one, if any. */
export function toAssignment(
  assignment: AssignmentRecord,
  exam: ExamRecord,
  attempt?: Pick<AttemptRecord, '_id' | 'deadline'>,
): Assignment {
  return {
    _id: String(assignment._id),
    exam: {
      _id: String(exam._id),
      examName: exam.examName,
      examCode: exam.examCode,
      duration: exam.duration,
      totalQuestions: exam.totalQuestions,
    },
    status: assignment.status === 'completed' ? 'completed' : 'pending',
    score: assignment.score,
    dateWritten: assignment.dateWritten?.toISOString() ?? null,
    dueDate: assignment.dueDate.toISOString(),
    extraTime: assignment.extraTime,
    student: String(assignment.student),
    AddedBy: toStaffRef(assignment.AddedBy),
    attempt: attempt ? { _id: String(attempt._id), deadline: attempt.deadline.toISOString() } : null,
  };
}
