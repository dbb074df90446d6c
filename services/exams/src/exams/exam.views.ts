import type { Exam, ExamQuestion, ExamSummary } from '@concord/contracts';
import type { ExamDoc, StaffRef } from './exam.schema';
import type { ExamVersionDoc, VersionQuestion } from './exam-version.schema';

export const staffView = (staff: StaffRef) => ({ _id: String(staff._id), username: staff.username });

export function examSummaryView(exam: ExamDoc): ExamSummary {
  return {
    _id: String(exam._id),
    examName: exam.examName,
    examCode: exam.examCode,
    duration: exam.duration,
    totalQuestions: exam.totalQuestions,
    uploadedBy: staffView(exam.uploadedBy),
    createdAt: exam.createdAt.toISOString(),
  };
}

/** With the right answer: for SUPER_ADMIN only. */
export function questionView(question: VersionQuestion, index: number): ExamQuestion {
  return {
    _id: String(question._id),
    qstNumber: index + 1,
    question: question.question,
    answer: question.options[question.answer] ?? '',
    options: question.options,
  };
}

/** With the right answers: for SUPER_ADMIN only. */
export function examView(exam: ExamDoc, version: ExamVersionDoc): Exam {
  return { ...examSummaryView(exam), questions: version.questions.map(questionView) };
}
