import type { StudentRecords } from '@concord/contracts';
import { countsOf } from '../../../shared/attempts/activity.view';
import type { AssignmentRecord } from '../../../store/assignments/assignment.schema';
import type { AttemptRecord } from '../../../store/attempts/attempt.schema';
import type { CertificateRow } from '../../../store/certificates/certificates.repository';
import type { LateChoices } from '../../../store/late-answers/late-answers.repository';
import type { InterventionRecord } from '../../../store/parts/intervention.schema';
import type { ResultRecord } from '../../../store/results/result.schema';
import type { CompiledPaper } from '../../authoring/papers/compiled-paper';

type Recorded<K extends keyof StudentRecords> = StudentRecords[K][number];
type ExamName = Pick<Recorded<'assignments'>, 'examName' | 'examCode'>;

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** An intervention without the name of its author, which is personal data of somebody else. */
const toDone = (done: InterventionRecord | undefined) =>
  done ? { at: done.at.toISOString(), reason: done.reason } : null;

const nameOf = ({ exam: { examName, examCode } }: CompiledPaper): ExamName => ({ examName, examCode });

/** The chosen options by question number, without the right answers. */
function toAnswers({ options }: CompiledPaper, choices: LateChoices): Recorded<'attempts'>['answers'] {
  return [...options].flatMap(([id, texts], index) => {
    const option = choices[id];
    if (option === undefined) return [];
    return [{ question: index + 1, answer: option === null ? null : (texts[option] ?? null) }];
  });
}

export function toAssignmentRecord(
  assignment: AssignmentRecord,
  { examName, examCode }: ExamName,
): Recorded<'assignments'> {
  return {
    _id: String(assignment._id),
    examName,
    examCode,
    status: assignment.status === 'completed' ? 'completed' : 'pending',
    round: assignment.round,
    score: assignment.score,
    createdAt: assignment.createdAt.toISOString(),
    dueDate: assignment.dueDate.toISOString(),
    extraTime: assignment.extraTime,
    dateWritten: iso(assignment.dateWritten),
  };
}

export function toAttemptRecord(
  attempt: AttemptRecord,
  paper: CompiledPaper,
  late: LateChoices,
): Recorded<'attempts'> {
  const saved = Object.entries(attempt.a).map(([question, { o }]) => [question, o] as const);
  return {
    _id: String(attempt._id),
    ...nameOf(paper),
    round: attempt.round,
    status: attempt.status,
    startedAt: attempt.startedAt.toISOString(),
    deadline: attempt.deadline.toISOString(),
    savedAt: iso(attempt.savedAt),
    submittedAt: iso(attempt.submittedAt),
    closedBy: attempt.closedBy,
    closed: toDone(attempt.closed),
    reset: toDone(attempt.reset),
    answers: toAnswers(paper, Object.fromEntries(saved)),
    lateAnswers: toAnswers(paper, late),
    ...countsOf(attempt),
  };
}

export function toResultRecord(result: ResultRecord, paper: CompiledPaper): Recorded<'results'> {
  const { lateDecision: late, annotation } = result;
  return {
    _id: String(result._id),
    examName: result.exam.examName,
    examCode: result.exam.examCode,
    createdAt: result.createdAt.toISOString(),
    percantage: result.percantage,
    total_score: result.total_score,
    total_answered: result.total_answered,
    total_correct: result.total_correct,
    total_wrong: result.total_wrong,
    pass: result.pass,
    ...(annotation?.remark && { remark: annotation.remark }),
    ...(annotation?.note && { note: annotation.note }),
    answers: toAnswers(paper, result.chosen),
    lateDecision: late
      ? {
          at: late.at.toISOString(),
          reason: late.reason,
          decision: late.decision,
          scoreBefore: late.scoreBefore,
        }
      : null,
  };
}

/** A certificate without its serial, a credential that may belong to somebody with the same name. */
export function toCertificateRecord(certificate: CertificateRow): Recorded<'certificates'> {
  return {
    _id: String(certificate._id),
    studentName: certificate.studentName,
    courseTitle: certificate.selectedCourse.courseTitle,
    certificateNumber: certificate.certificateNumber,
    dateGenerated: certificate.dateGenerated,
    createdAt: certificate.createdAt.toISOString(),
    revokedAt: iso(certificate.revokedAt),
  };
}
