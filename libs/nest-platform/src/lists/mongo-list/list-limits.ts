/** Limits of lists on MongoDB. Tests lower them. */
export const listLimits = {
  /** Maximum exact count of matches; beyond it only "more than that" is known. */
  countedMax: 10_000,
  /** Maximum time of a search that walks through names and texts, in ms. */
  searchMaxMs: 5000,
};
