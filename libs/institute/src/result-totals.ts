interface Totals {
  readonly total_questions?: number | undefined;
  readonly total_answered: number;
}

/** Questions of a result that nobody answered; undefined where its service did not say how many there were. */
export const unansweredIn = ({ total_questions, total_answered }: Totals): number | undefined =>
  total_questions === undefined ? undefined : Math.max(0, total_questions - total_answered);
