import type { Assignment, AssignmentResult } from '@concord/contracts';
import type { ExamRecord } from '../exams/exam.schema';
import type { GradeRow } from '../results/results.repository';
import { toStaffRef } from '../shared/staff.view';
import type { AssignmentRecord } from './assignment.schema';
import type { AssignmentState } from './assignment-states.service';

export function toAssignment({ assignment, attempt, result }: AssignmentState, exam: ExamRecord): Assignment {
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
    ...toScore(assignment, result),
    dateWritten: assignment.dateWritten?.toISOString() ?? null,
    dueDate: assignment.dueDate.toISOString(),
    extraTime: assignment.extraTime,
    student: String(assignment.student),
    AddedBy: toStaffRef(assignment.AddedBy),
    attempt:
      attempt?.status === 'open'
        ? { _id: String(attempt._id), deadline: attempt.deadline.toISOString() }
        : null,
    ...(attempt?.status === 'grading' && { isGrading: true }),
  };
}

/** All that an assignment tells of its score, so that one place can leave it out. */
const toScore = (
  { score }: AssignmentRecord,
  result: GradeRow | undefined,
): Pick<Assignment, 'score' | 'result'> => ({ score, ...(result && { result: toAssignmentResult(result) }) });

const toAssignmentResult = ({ total_questions, ...result }: GradeRow): AssignmentResult => ({
  _id: String(result._id),
  percantage: result.percantage,
  total_score: result.total_score,
  ...(total_questions !== undefined && { total_questions }),
  pass: result.pass,
  createdAt: result.createdAt.toISOString(),
});
