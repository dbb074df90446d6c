import { asMinutes } from '../shared/format';

const MINUTE_MS = 60_000;

const WARNINGS = [10, 5, 1] as const;

/**
 * Warning, in minutes, that became due between two values of the time left; the latest if several
 * did, none as long as the exam. Null without a previous value, so a reload repeats no warning.
 */
export function dueWarning(previous: number | null, now: number, wholeExam: number): number | null {
  if (previous === null || now <= 0) return null;
  const passed = WARNINGS.filter(
    (minutes) =>
      minutes * MINUTE_MS < wholeExam && previous >= minutes * MINUTE_MS && now < minutes * MINUTE_MS,
  );
  return passed.at(-1) ?? null;
}

/** "Less than" stays true while the clock beside it runs. */
export const warningText = (minutes: number) => `Less than ${asMinutes(minutes)} left.`;

/** Notice for a moved deadline; null if it moved by less than half a minute. */
export function deadlineChangeText(previous: string, next: string): string | null {
  const minutes = Math.round((Date.parse(next) - Date.parse(previous)) / MINUTE_MS);
  if (minutes === 0) return null;
  return minutes > 0
    ? `You have ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}.`
    : `Your exam ends ${asMinutes(-minutes)} earlier.`;
}
