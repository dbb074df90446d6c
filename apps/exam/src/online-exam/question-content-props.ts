import type { PaperQuestion } from '@concord/contracts';

export interface QuestionContentProps {
  readonly question: PaperQuestion;
  /** The question's text, its picture, or the option at this index. */
  readonly part: 'text' | 'picture' | number;
  /** Shows it in a list: without pictures, and on one line. */
  readonly isLine?: boolean;
}
