import type { Assignment, AssignmentResult } from '@concord/contracts';
import type { Actor } from '@concord/nest-platform';
import { toPause } from '../../../shared/attempts/pause.view';
import { heldOf, heldOfSitting } from '../../../shared/held-results/release-state';
import { toStaffRef } from '../../../shared/staff.view';
import type { ExamRecord } from '../../../store/exams/exam.schema';
import type { GradeRow } from '../../../store/results/results.repository';
import { maySeeScore, type ScoreState } from '../../results/results/score-access';
import type { AssignmentState } from './assignment-states.service';

/** The view of an assignment for this viewer. */
export function toAssignment(state: AssignmentState, exam: ExamRecord, viewer: Actor): Assignment {
  const { assignment, attempt } = state;
  const held = heldOfSitting(assignment, heldOf(exam));
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
    ...toScore(state, viewer, { held, isReset: state.isReset === true }),
    dateWritten: assignment.dateWritten?.toISOString() ?? null,
    dueDate: assignment.dueDate.toISOString(),
    extraTime: assignment.extraTime,
    student: String(assignment.student),
    AddedBy: toStaffRef(assignment.AddedBy),
    attempt:
      attempt?.status === 'open'
        ? { _id: String(attempt._id), deadline: attempt.deadline.toISOString(), ...toPause(attempt) }
        : null,
    ...(attempt?.status === 'grading' && { isGrading: true }),
    ...(held && { held }),
    ...(assignment.status === 'pending' && toEntry(exam)),
  };
}

/** Conditions of entry for a candidate; never the code. */
const toEntry = ({
  opensAt,
  accessCode,
  seb,
}: ExamRecord): Pick<Assignment, 'opensAt' | 'needsCode' | 'needsSeb'> => ({
  ...(opensAt && opensAt > new Date() && { opensAt: opensAt.toISOString() }),
  ...(accessCode && { needsCode: true }),
  ...(seb && { needsSeb: true }),
});

/** The score of an assignment; hidden from viewers who may not see it. */
const toScore = (
  { assignment: { score }, result }: AssignmentState,
  viewer: Actor,
  state: ScoreState,
): Pick<Assignment, 'score' | 'result'> =>
  maySeeScore(viewer, state)
    ? { score, ...(result && { result: toAssignmentResult(result) }) }
    : { score: null };

const toAssignmentResult = ({ total_questions, ...result }: GradeRow): AssignmentResult => ({
  _id: String(result._id),
  percantage: result.percantage,
  total_score: result.total_score,
  ...(total_questions !== undefined && { total_questions }),
  pass: result.pass,
  createdAt: result.createdAt.toISOString(),
});
