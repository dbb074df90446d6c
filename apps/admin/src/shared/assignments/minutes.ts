/** Maximum extra time of an assignment, in minutes. */
export const MAX_EXTRA_MINUTES = 600;

/** Parses minutes; NaN for other text. */
export const minutesFrom = (text: string): number =>
  /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;

export const isExtraTime = (minutes: number): boolean => minutes <= MAX_EXTRA_MINUTES;
