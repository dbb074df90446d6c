import type { LateDecision, Result, ResultDetail } from '@concord/contracts';
import { toIntervention } from '../../../shared/staff.view';
import type { VersionQuestion } from '../../../store/exam-versions/exam-version.schema';
import { keyOf } from '../../../store/exam-versions/key-of';
import type { LateChoices } from '../../../store/late-answers/late-answers.repository';
import type {
  AnnotationRecord,
  CorrectionRecord,
  LateDecisionRecord,
  ResultRecord,
} from '../../../store/results/result.schema';
import type { ResultRow } from '../../../store/results/results.repository';
import { toShownQuestion } from '../../authoring/exams/exam.view';
import type { PartsOf } from '../../authoring/papers/picture-links';

export function toResult(result: ResultRow): Result {
  const { exam, student } = result;
  return {
    _id: String(result._id),
    percantage: result.percantage,
    total_score: result.total_score,
    ...(result.total_questions !== undefined && { total_questions: result.total_questions }),
    total_answered: result.total_answered,
    total_correct: result.total_correct,
    total_wrong: result.total_wrong,
    pass: result.pass,
    createdAt: result.createdAt.toISOString(),
    ...(result.annotation?.remark && { remark: result.annotation.remark }),
    exam: { _id: String(exam._id), examName: exam.examName, examCode: exam.examCode },
    student: {
      _id: String(student._id),
      surname: student.surname,
      firstName: student.firstName,
      middleName: student.middleName,
      gender: student.gender,
    },
  };
}

/** The view has the right answers: for SUPER_ADMIN only. */
export function toResultDetail(
  result: ResultRecord,
  questions: readonly VersionQuestion[],
  late: LateChoices,
  partsOf: PartsOf,
): ResultDetail {
  return {
    ...toResult(result),
    questions: questions.map((question, index) => {
      const id = String(question._id);
      const textOf = (option: number | null | undefined) =>
        typeof option === 'number' ? (question.options[option] ?? null) : null;
      return {
        ...toShownQuestion(partsOf)(question, index),
        answer: question.options[keyOf(question)] ?? '',
        selectedOption: textOf(result.chosen[id]),
        ...(late[id] !== undefined && { lateOption: textOf(late[id]) }),
      };
    }),
    lateDecision: result.lateDecision ? toLateDecision(result.lateDecision) : null,
    ...(result.corrections && { corrections: result.corrections.map(toCorrection) }),
    ...(result.annotation && { annotation: toAnnotation(result.annotation) }),
  };
}

const toAnnotation = (written: AnnotationRecord): NonNullable<ResultDetail['annotation']> => ({
  ...toIntervention(written),
  ...(written.note && { note: written.note }),
  revision: written.revision,
});

const toCorrection = (made: CorrectionRecord) => ({
  ...toIntervention(made),
  scoreBefore: made.scoreBefore,
});

const toLateDecision = (decided: LateDecisionRecord): LateDecision => ({
  ...toIntervention(decided),
  decision: decided.decision,
  scoreBefore: decided.scoreBefore,
});
