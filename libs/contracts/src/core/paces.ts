/** Rate limits for calls of candidates and members. */
export const PACES = {
  /**
   * One save is in flight at a time. The fastest page is one with a key held down, at 30 changes a
   * second; two pages of one candidate take turns, because the older one is told that the other
   * took over.
   */
  saves: { calls: 300, seconds: 10 },
  /** A page reports at most every 20 s, and once more when hidden, closed or submitted. */
  activity: { calls: 30, seconds: 60 },
  /** The practice paper is short: one save per choice, plus one per failed try. */
  practice: { calls: 120, seconds: 60 },
  /** People send a few forms and files by hand; a retry of a broken upload follows after seconds. */
  uploads: { calls: 20, seconds: 60 },
  /** A person begins a payment, or comes back from the provider, a few times at most. */
  cardPayments: { calls: 20, seconds: 60 },
} as const;
