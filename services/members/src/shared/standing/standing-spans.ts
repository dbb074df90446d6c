import { addDays } from '@concord/nest-platform';
import { inductedOn, type StandingFacts, type StandingRules } from './standing-facts';
import { standingOn, type StandingOfDay } from './standing';

/** Days with the same standing, both included. */
export interface StandingSpan extends StandingOfDay {
  readonly from: string;
  readonly to: string;
}

/** Days on which a standing may begin. */
function turns({ events, subscriptions, openedOn }: StandingFacts, { graceDays }: StandingRules): string[] {
  const starts = [openedOn, ...events.map(({ on }) => on)];
  const ends = subscriptions.flatMap(({ to }) => [to]).concat(starts.map((day) => addDays(day, -1)));
  return [
    ...starts,
    ...subscriptions.flatMap(({ from, settledOn }) => (settledOn ? [from, settledOn] : [])),
    ...ends.flatMap((day) => [addDays(day, 1), addDays(day, graceDays + 1)]),
  ];
}

/** Every standing from the induction to a day, oldest first. */
export function standingSpans(facts: StandingFacts, rules: StandingRules, to: string): StandingSpan[] {
  const inducted = inductedOn(facts);
  if (inducted === undefined || to < inducted) return [];
  const days = [...new Set([inducted, ...turns(facts, rules)])].filter((day) => day >= inducted && day <= to);
  const spans: StandingSpan[] = [];
  for (const from of days.sort()) {
    const found = standingOn(facts, rules, from);
    const before = spans.at(-1);
    if (before?.standing === found.standing) continue;
    if (before) spans[spans.length - 1] = { ...before, to: addDays(from, -1) };
    spans.push({ ...found, from, to });
  }
  return spans;
}
