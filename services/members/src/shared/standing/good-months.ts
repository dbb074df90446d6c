import type { MembershipSettings } from '@concord/contracts';
import { addMonths, wholeMonths } from '../days/months';
import { isGood } from './standing';
import type { StandingSpan } from './standing-spans';

/**
 * Months in good standing from a day to another one, as the upgrade counts them. A month counts if the member was
 * in good standing on each of its days.
 *
 * @param from first day of the grade's term; months are counted from it
 * @param to day of the question, included
 */
export function goodMonths(
  spans: readonly StandingSpan[],
  from: string,
  to: string,
  effect: MembershipSettings['lapse'],
): number {
  const bad = spans.filter(({ standing }) => !isGood(standing));
  let count = 0;
  for (let month = 0; month < wholeMonths(from, to); month += 1) {
    const [first, next] = [addMonths(from, month), addMonths(from, month + 1)];
    const isBad = effect !== 'ignored' && bad.some((span) => span.from < next && span.to >= first);
    if (!isBad) count += 1;
    else if (effect === 'restarts') count = 0;
  }
  return count;
}
