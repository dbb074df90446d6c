interface Totals {
  readonly total_questions?: number | undefined;
  readonly total_answered: number;
}

/** Number of unanswered questions; undefined if the answer has no total. */
export const unansweredIn = ({ total_questions, total_answered }: Totals): number | undefined =>
  total_questions === undefined ? undefined : Math.max(0, total_questions - total_answered);
