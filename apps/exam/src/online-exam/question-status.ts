import type { PaperQuestion } from '@concord/contracts';
import type { ExamAnswer } from '../screen/exam.slice';

/** State of one question for the map and the review. */
export interface QuestionStatus {
  readonly id: string;
  /** 1-based. */
  readonly number: number;
  readonly question: PaperQuestion;
  readonly choice: string | null;
  readonly flagged: boolean;
}

/** `answers` has one entry per question, in the same order. */
export const questionStatuses = (
  questions: readonly PaperQuestion[],
  answers: readonly ExamAnswer[],
  flags: readonly string[],
): readonly QuestionStatus[] =>
  questions.map((question, index) => ({
    id: question._id,
    number: index + 1,
    question,
    choice: answers[index]?.selectedOption ?? null,
    flagged: flags.includes(question._id),
  }));

export const unanswered = (statuses: readonly QuestionStatus[]) =>
  statuses.filter(({ choice }) => choice === null);
export const flagged = (statuses: readonly QuestionStatus[]) => statuses.filter((item) => item.flagged);

/** E.g. `Question 3, answered, flagged`. */
export const statusLabel = ({ number, choice, flagged: isFlagged }: QuestionStatus) =>
  [
    `Question ${number}`,
    choice === null ? 'not answered' : 'answered',
    ...(isFlagged ? ['flagged'] : []),
  ].join(', ');

const counted = (count: number, singular: string, plural: string) =>
  `${count} ${count === 1 ? singular : plural}`;

/** E.g. `3 questions have no answer`. */
export const unansweredText = (count: number) =>
  counted(count, 'question has no answer', 'questions have no answer');
export const flaggedText = (count: number) => counted(count, 'question is flagged', 'questions are flagged');
