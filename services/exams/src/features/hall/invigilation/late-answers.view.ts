import type { LateAnswers } from '@concord/contracts';
import type { AttemptRecord } from '../../../store/attempts/attempt.schema';
import { lateChoicesOf } from '../../../store/late-answers/late-answers.repository';
import {
  LATE_ANSWERS_TTL_SECONDS,
  type LateAnswersRecord,
} from '../../../store/late-answers/late-answers.schema';
import type { ResultRecord } from '../../../store/results/result.schema';

export function toLateAnswers(
  late: LateAnswersRecord,
  attempt: AttemptRecord,
  exam: { _id: unknown; examName: string; examCode: string },
  result: ResultRecord | undefined,
): LateAnswers {
  const { surname, firstName } = attempt.studentName;
  const gradedOption = (question: string) => result?.chosen[question] ?? attempt.a[question]?.o ?? null;
  const differing = Object.entries(lateChoicesOf(late)).filter(
    ([question, option]) => gradedOption(question) !== option,
  );
  return {
    _id: String(late._id),
    student: { _id: String(attempt.student), surname, firstName },
    exam: { _id: String(exam._id), examName: exam.examName, examCode: exam.examCode },
    deadline: attempt.deadline.toISOString(),
    closedBy: attempt.closedBy,
    receivedAt: late.receivedAt.toISOString(),
    expiresAt: new Date(late.receivedAt.getTime() + LATE_ANSWERS_TTL_SECONDS * 1000).toISOString(),
    differing: differing.length,
    isGraded: result !== undefined,
  };
}
