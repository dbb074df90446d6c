/** What is stale once late answers are decided on; results as a whole become stale with it. */
export const LATE_TAG = { type: 'Results', id: 'LATE' } as const;
