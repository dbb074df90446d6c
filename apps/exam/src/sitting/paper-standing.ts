import type { PaperQuestion } from '@concord/contracts';
import type { SaveState } from '../attempt/save-state';

/** One question as the map and the review show it. */
export interface QuestionStanding {
  readonly id: string;
  /** 1-based. */
  readonly number: number;
  readonly text: string;
  readonly choice: string | null;
  readonly flagged: boolean;
}

export const paperStanding = (
  questions: readonly PaperQuestion[],
  choices: SaveState['choices'],
  flags: readonly string[],
): readonly QuestionStanding[] =>
  questions.map(({ _id, question }, index) => ({
    id: _id,
    number: index + 1,
    text: question,
    choice: choices[_id] ?? null,
    flagged: flags.includes(_id),
  }));

export const unanswered = (standing: readonly QuestionStanding[]) =>
  standing.filter(({ choice }) => choice === null);
export const flagged = (standing: readonly QuestionStanding[]) => standing.filter((item) => item.flagged);

/** Nothing is left to look at: Finish hands in what is complete, and leads to the review of what is not. */
export const isComplete = (standing: readonly QuestionStanding[]) =>
  standing.every(({ choice, flagged: marked }) => choice !== null && !marked);

/** `Question 3, answered, flagged`. */
export const standingName = ({ number, choice, flagged: marked }: QuestionStanding) =>
  [`Question ${number}`, choice === null ? 'not answered' : 'answered', ...(marked ? ['flagged'] : [])].join(
    ', ',
  );

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** `3 questions have no answer: 2, 7, 9`, without the numbers. */
export const unansweredWords = (count: number) =>
  counted(count, 'question has no answer', 'questions have no answer');
export const flaggedWords = (count: number) => counted(count, 'question is flagged', 'questions are flagged');
