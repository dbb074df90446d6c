import { CPD_LIMITS, type CpdKind } from '@concord/contracts';
import { dateWords } from '@concord/institute';
import { badRequest } from '@concord/nest-platform';

/** Fields of an entry as the member gives them. */
export interface EnteredActivity {
  readonly kind: string;
  readonly title: string;
  readonly day: string;
  readonly amount: number;
}

/** Part of a stored entry that follows from what was entered. */
export interface ClaimedActivity extends EnteredActivity {
  readonly kindTitle: string;
  readonly unit: CpdKind['unit'];
  readonly year: number;
  readonly claimed: number;
}

interface EntryBounds {
  /** First day of the membership. */
  readonly earliest: string;
  readonly today: string;
}

const refuse = (path: string, message: string) => badRequest('VALIDATION', message, [{ path, message }]);

/**
 * An activity with its points by the kinds of the settings.
 * @throws AppError 400 for a day outside the membership or in the future, an unknown kind, a part of a thing, and for
 *   more points than an entry can have
 */
export function claimedActivity(
  { kind: key, title, day, amount }: EnteredActivity,
  kinds: readonly CpdKind[],
  { earliest, today }: EntryBounds,
): ClaimedActivity {
  if (day > today) throw refuse('day', 'This day is in the future. Enter it when it is over');
  if (day < earliest) throw refuse('day', `Your membership began on ${dateWords(earliest)}`);
  const kind = kinds.find((each) => each.key === key);
  if (!kind) throw refuse('kind', 'Choose one of the activities');
  if (kind.unit === 'each' && !Number.isInteger(amount)) throw refuse('amount', 'Enter a whole number');
  const claimed = quartersOf(kind.points * amount);
  if (claimed > CPD_LIMITS.points)
    throw refuse('amount', `One entry can have at most ${CPD_LIMITS.points} points`);
  return {
    kind: key,
    title,
    day,
    amount,
    kindTitle: kind.title,
    unit: kind.unit,
    year: yearOf(day),
    claimed,
  };
}

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** A quarter of an hour at a quarter of a point is less than a quarter, which is the smallest part. */
const quartersOf = (points: number): number => Math.floor(points * 4) / 4;
