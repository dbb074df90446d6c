import type { LateDecision, Result, ResultDetail } from '@concord/contracts';
import { questionView } from '../exams/exam.views';
import type { VersionQuestion } from '../exams/exam-version.schema';
import { interventionView } from '../invigilation/intervention.schema';
import type { LateDecisionDoc, ResultDoc } from './result.schema';
import type { ResultRow } from './results.repository';

export function resultView(result: ResultRow): Result {
  const { exam, student } = result;
  return {
    _id: String(result._id),
    percantage: result.percantage,
    total_score: result.total_score,
    total_answered: result.total_answered,
    total_correct: result.total_correct,
    total_wrong: result.total_wrong,
    pass: result.pass,
    createdAt: result.createdAt.toISOString(),
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

/** Option indexes that came too late, by question id. */
export type LateChoices = Readonly<Record<string, number | null>>;

/** With every right answer: for SUPER_ADMIN only. */
export function resultDetailView(
  result: ResultDoc,
  questions: readonly VersionQuestion[],
  late: LateChoices,
): ResultDetail {
  return {
    ...resultView(result),
    questions: questions.map((question, index) => {
      const id = String(question._id);
      const textOf = (option: number | null | undefined) =>
        typeof option === 'number' ? (question.options[option] ?? null) : null;
      return {
        ...questionView(question, index),
        selectedOption: textOf(result.chosen[id]),
        ...(late[id] !== undefined && { lateOption: textOf(late[id]) }),
      };
    }),
    lateDecision: result.lateDecision ? lateDecisionView(result.lateDecision) : null,
  };
}

const lateDecisionView = (decided: LateDecisionDoc): LateDecision => ({
  ...interventionView(decided),
  decision: decided.decision,
  scoreBefore: decided.scoreBefore,
});
