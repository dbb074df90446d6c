/** Limits of cohorts. Apart from `LIMITS`, which the exam's page loads. */
export const COHORT_LIMITS = {
  /** Students of one cohort, and of one call that changes it. */
  students: 5000,
  nameLength: 80,
} as const;
