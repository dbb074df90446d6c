import { addDays } from '@concord/nest-platform';
import type { StandingFacts, Subscription } from './standing-facts';

/** Reach of the paid subscriptions without a gap. */
export interface Coverage {
  /** Last paid day; the day before the first one if nothing is paid. */
  readonly paidTo: string;
  /** The subscription that paid it. */
  readonly last?: Subscription;
}

/**
 * Last day to which subscriptions that were paid by `day` reach without a gap, from `start` on. A year that
 * nobody billed is a gap like one that nobody paid.
 */
export function coverageOn(facts: StandingFacts, start: string, day: string): Coverage {
  const paid = facts.subscriptions
    .filter(({ settledOn, to }) => settledOn !== undefined && settledOn <= day && to >= start)
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  let coverage: Coverage = { paidTo: addDays(start, -1) };
  for (const subscription of paid) {
    if (subscription.from > addDays(coverage.paidTo, 1)) break;
    if (subscription.to > coverage.paidTo) coverage = { paidTo: subscription.to, last: subscription };
  }
  return coverage;
}
