/** Limits of lists on MongoDB. Tests lower them. */
export const listLimits = {
  /** Matches counted exactly; of more, only that there are more is known. */
  countedMax: 10_000,
  /** Maximum time of a search that walks through names and texts, in ms. */
  searchMaxMs: 5000,
};
