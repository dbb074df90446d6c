/** The most extra time that an assignment takes, in minutes. */
export const MAX_EXTRA_MINUTES = 600;

/** The minutes that are typed; not a number where these are none. */
export const minutesFrom = (text: string): number =>
  /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;

export const isExtraTime = (minutes: number): boolean => minutes <= MAX_EXTRA_MINUTES;
