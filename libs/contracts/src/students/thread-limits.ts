/** Limits of what an applicant sends after the form. */
export const THREAD_LIMITS = {
  /** Maximum length of an answer to a question of the reviewer, and its maximum files. */
  answerLength: 2000,
  answerFiles: 2,
  /** Maximum messages between the office and one applicant. */
  messages: 40,
  /** Maximum corrections that one applicant may propose. */
  proposals: 20,
} as const;
