/** Limits of the sign-in by a code, apart from others, because few pages have bytes for them. */
export const ACCESS_LIMITS = {
  /** Lifetime of a member's token, in minutes; the browser's session renews it. */
  tokenMinutes: 30,
  /** Lifetime of a sign-in code, in minutes, and maximum wrong tries. */
  codeMinutes: 10,
  codeTries: 5,
  /** Lifetime of a member's session, and its idle time-out, in days: phones are personal. */
  sessionDays: 180,
  idleDays: 30,
} as const;
