import type { PaperQuestion } from '@concord/contracts';

export interface QuestionContentProps {
  readonly question: PaperQuestion;
  /** The text of the question, its picture, or the option at this place. */
  readonly part: 'text' | 'picture' | number;
  /** In a list: without pictures, and on one line. */
  readonly isLine?: boolean;
}
