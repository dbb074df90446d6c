/** Limits of cohorts. Separate from `LIMITS`, which the exam page loads. */
export const COHORT_LIMITS = {
  /** Maximum students of one cohort, and of one call that changes it. */
  students: 5000,
  nameLength: 80,
} as const;
