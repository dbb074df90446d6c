/**
 * Largest request body in bytes, by kind of call. Apart from `LIMITS`, as every page loads the routes that name these.
 */
export const BODY_LIMITS = {
  /** Calls of a few fields: a sign-in, a serial, a decision. Also a save: its page sends 24,000 bytes at most at once. */
  form: 32 * 1024,
  /**
   * The answers of a whole paper: 500 of 500 characters, each of 3 bytes at most, and 52 bytes around each, as
   * `{"_id":"<24 digits>","selectedOption":"…"},`. That is 776,000 bytes, and a little for the rest.
   */
  submission: 768 * 1024,
  /** Calls that name no other limit. */
  default: 1024 * 1024,
  /** `gallery/upload` and `exams/upload`. */
  upload: 4 * 1024 * 1024,
  /** `exams/parse-sheet`. */
  sheet: 6 * 1024 * 1024,
  /** `student/register`, which carries the passport and the documents. */
  registration: 18 * 1024 * 1024,
} as const;

/**
 * Most values of a JSON body, by kind of call: keys and values are counted alike, within one of what they are. They are
 * counted before the body is parsed, as a parsed value takes 40 times the memory of its `{},`.
 */
export const JSON_VALUES = {
  /** Calls that name no other number: a form, a save of 500 answers, a few hundred ids. */
  default: 2000,
  /** The answers of a whole paper, which may carry more than is read of them. */
  submission: 8000,
  /** Thousands of ids or e-mails, or a hundred mails. */
  list: 12_000,
  /** An exam of 500 questions with ten options and eleven pictures each. */
  exam: 75_000,
  /** The rows of a sheet: 5000 with all their cells and a few problems each. */
  sheet: 500_000,
  /** Records of the audit log, whose fields are anything that a call may take. */
  records: 250_000,
} as const;

/** Most objects and lists within each other; no form has more than five. */
export const JSON_DEPTH = 8;
