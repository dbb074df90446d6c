import type { Assignment } from '@concord/contracts';
import type { AttemptDoc } from '../attempts/attempt.schema';
import type { ExamDoc } from '../exams/exam.schema';
import { staffView } from '../exams/exam.views';
import type { AssignmentDoc } from './assignment.schema';

/** `attempt` is the one under way, if any. */
export function assignmentView(
  assignment: AssignmentDoc,
  exam: ExamDoc,
  attempt?: Pick<AttemptDoc, '_id' | 'deadline'>,
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
    AddedBy: staffView(assignment.AddedBy),
    attempt: attempt ? { _id: String(attempt._id), deadline: attempt.deadline.toISOString() } : null,
  };
}
