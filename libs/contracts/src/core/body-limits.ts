/**
 * Maximum request body in bytes, by kind of call. Separate from `LIMITS`, as every page loads the
 * routes that use it.
 */
export const BODY_LIMITS = {
  /**
   * Calls with a few fields: a sign-in, a serial, a decision. Also saves, whose page sends at most
   * 24,000 bytes at once.
   */
  form: 32 * 1024,
  /** Events of a payment provider, which list the history of a dispute. */
  webhook: 128 * 1024,
  /**
   * Answers of a whole paper: 500 × (500 characters × 3 bytes + 52 bytes for `{"_id":"<24
   * digits>","selectedOption":"…"},`) = 776,000 bytes, rounded up.
   */
  submission: 768 * 1024,
  /** Default. */
  default: 1024 * 1024,
  /** `gallery/upload` and `exams/upload`. */
  upload: 4 * 1024 * 1024,
  /** `exams/parse-sheet`. */
  sheet: 6 * 1024 * 1024,
  /** `student/register`, which carries the passport and the documents. */
  registration: 18 * 1024 * 1024,
  /** The same files as bytes: a passport of 2 MB, two documents of 5 MB, and their names. */
  attachments: 12 * 1024 * 1024 + 64 * 1024,
} as const;

/**
 * Maximum values in a JSON body, by kind of call; each key and each value counts as one. Checked
 * before parsing, because a parsed value takes 40 times the memory of its `{},`.
 */
export const JSON_VALUES = {
  /** Default: a form, a save of 500 answers, a few hundred ids. */
  default: 2000,
  /** Answers of a whole paper, including keys that are ignored. */
  submission: 8000,
  /** Thousands of ids or e-mails, or a hundred mails. */
  list: 12_000,
  /** An exam of 500 questions with ten options and eleven pictures each. */
  exam: 75_000,
  /** The rows of a sheet: 5000 with all their cells and a few problems each. */
  sheet: 500_000,
  /** Audit records, whose fields may hold any request data. */
  records: 250_000,
} as const;

/** Maximum nesting of objects and lists in a JSON body; no form exceeds five. */
export const JSON_DEPTH = 8;
