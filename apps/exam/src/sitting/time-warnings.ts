import { asMinutes } from '../format/format';

const MINUTE_MS = 60_000;

/** Minutes before the end at which the student is told. */
const WARNINGS = [10, 5, 1] as const;

/**
 * The warning that falls due between two readings of the time left, in minutes: the last one passed, and none that is
 * as long as the exam itself. Without an earlier reading, as after a reload, what is past stays past.
 */
export function warningDue(before: number | null, now: number, wholeExam: number): number | null {
  if (before === null || now <= 0) return null;
  const passed = WARNINGS.filter(
    (minutes) =>
      minutes * MINUTE_MS < wholeExam && before > minutes * MINUTE_MS && now <= minutes * MINUTE_MS,
  );
  return passed.at(-1) ?? null;
}

export const warningWords = (minutes: number) => `${asMinutes(minutes)} left.`;

/** What to tell when the end of the exam moved; null when it did not by a whole minute. */
export function deadlineNews(before: string, after: string): string | null {
  const minutes = Math.round((Date.parse(after) - Date.parse(before)) / MINUTE_MS);
  if (minutes === 0) return null;
  return minutes > 0
    ? `You have ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}.`
    : `Your exam ends ${asMinutes(-minutes)} earlier.`;
}
