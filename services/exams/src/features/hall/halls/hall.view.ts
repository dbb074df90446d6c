import type { Hall, HallCandidate, HallExamState } from '@concord/contracts';
import { toIntervention, toStaffRef } from '../../../shared/staff.view';
import type { ExamRecord } from '../../../store/exams/exam.schema';
import type { HallRow } from '../../../store/halls/hall.schema';
import type { AssignmentState } from '../../assignments/assignments/assignment-states.service';

type NamedExam = Pick<ExamRecord, '_id' | 'examName' | 'examCode'>;

/** Without exams that were removed later. */
export function toHall(hall: HallRow, examOf: ReadonlyMap<string, NamedExam>): Hall {
  return {
    _id: String(hall._id),
    name: hall.name,
    room: hall.room,
    startsAt: hall.startsAt.toISOString(),
    invigilators: hall.invigilators,
    exams: hall.exams.flatMap((id) => {
      const exam = examOf.get(String(id));
      return exam ? [{ _id: String(id), examName: exam.examName, examCode: exam.examCode }] : [];
    }),
    students: hall.size,
    revision: hall.revision,
    createdAt: hall.createdAt.toISOString(),
    createdBy: toStaffRef(hall.createdBy),
    ...(hall.endedAt && { endedAt: hall.endedAt.toISOString() }),
    ...(hall.pause && { pause: toIntervention(hall.pause) }),
  };
}

type CandidateExam = HallCandidate['exams'][number];

export function toCandidateExam(exam: string, state: AssignmentState | undefined): CandidateExam {
  if (!state) return { exam, state: 'none' };
  const { assignment, attempt } = state;
  return {
    exam,
    state: examStateOf(state),
    assignment: String(assignment._id),
    ...(attempt?.status === 'open' && { attempt: String(attempt._id) }),
  };
}

function examStateOf({ assignment, attempt }: AssignmentState): HallExamState {
  if (assignment.status === 'completed') return 'completed';
  if (!attempt) return 'waiting';
  if (attempt.status !== 'open') return 'submitted';
  return attempt.pause ? 'paused' : 'open';
}
