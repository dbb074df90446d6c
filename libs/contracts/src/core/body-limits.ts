/**
 * Largest request body in bytes, by kind of call. Apart from `LIMITS`, as every page loads the routes that name these.
 */
export const BODY_LIMITS = {
  /** Calls of a few fields: a sign-in, a serial, a decision. */
  form: 32 * 1024,
  /** Calls that name no other limit. */
  default: 1024 * 1024,
  /** `gallery/upload` and `exams/upload`. */
  upload: 4 * 1024 * 1024,
  /** `exams/parse-sheet`. */
  sheet: 6 * 1024 * 1024,
  /** `student/register`, which carries the passport and the documents. */
  registration: 18 * 1024 * 1024,
} as const;
