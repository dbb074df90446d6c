/** How often a candidate may make calls that pages make by themselves. */
export const PACES = {
  /**
   * One save is in flight at a time. A key that is held down changes the choice 30 times a second, which is the fastest
   * that a page saves; two pages of one candidate take turns, as the older one is told that the other took over.
   */
  saves: { calls: 300, seconds: 10 },
  /** A page tells at most every 20 s, and once more when it is hidden, closed or submits. */
  activity: { calls: 30, seconds: 60 },
  /** The practice paper is short: a page saves once for each choice, and once more for each try that failed. */
  practice: { calls: 120, seconds: 60 },
} as const;
