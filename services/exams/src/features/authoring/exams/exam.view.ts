import type { Exam, ExamQuestion, ExamSummary } from '@concord/contracts';
import { toRelease } from '../../../shared/held-results/release-state';
import { toStaffRef } from '../../../shared/staff.view';
import type { ExamVersionRecord, VersionQuestion } from '../../../store/exam-versions/exam-version.schema';
import type { ExamRecord } from '../../../store/exams/exam.schema';
import type { PartsOf } from '../papers/picture-links';

export function toExamSummary(exam: ExamRecord): ExamSummary {
  return {
    _id: String(exam._id),
    examName: exam.examName,
    examCode: exam.examCode,
    duration: exam.duration,
    totalQuestions: exam.totalQuestions,
    uploadedBy: toStaffRef(exam.uploadedBy),
    createdAt: exam.createdAt.toISOString(),
    ...(exam.release.kind !== 'immediate' && { release: toRelease(exam) }),
  };
}

/** The view with the right answer: for SUPER_ADMIN only. */
export function toExamQuestion(question: VersionQuestion, index: number): ExamQuestion {
  return {
    _id: String(question._id),
    qstNumber: index + 1,
    question: question.question,
    answer: question.options[question.answer] ?? '',
    options: question.options,
    ...(question.topic && { topic: question.topic }),
    ...(question.difficulty && { difficulty: question.difficulty }),
    ...(question.pinned !== undefined && { pinned: question.pinned }),
    ...(question.rich && { rich: true }),
  };
}

/** Adds pictures and formatting to {@link toExamQuestion}. */
export const toShownQuestion =
  (partsOf: PartsOf) =>
  (question: VersionQuestion, index: number): ExamQuestion => ({
    ...toExamQuestion(question, index),
    ...partsOf(question),
  });

/** The view with the right answers: for SUPER_ADMIN only. */
export function toExam(exam: ExamRecord, version: ExamVersionRecord, partsOf: PartsOf): Exam {
  const { questions, paper } = version;
  return {
    ...toExamSummary(exam),
    revision: exam.revision,
    questions: questions.map(toShownQuestion(partsOf)),
    ...(paper && { paper }),
  };
}
