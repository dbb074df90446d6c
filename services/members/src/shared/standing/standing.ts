import type { Standing } from '@concord/contracts';
import { dateWords } from '@concord/institute';
import { addDays } from '@concord/nest-platform';
import { coverageOn } from './coverage';
import { eventStateOn } from './event-state';
import { inductedOn, type StandingFacts, type StandingRules } from './standing-facts';

/** Standing of a member on one day. */
export interface StandingOfDay {
  standing: Standing;
  /** Last day of this standing if nothing else happens. */
  until?: string;
  /** The reason, as a clause for people: `the subscription of 2026 is paid`. */
  because: string;
}

const ENDED_WORDS: Partial<Record<Standing, string>> = {
  suspended: 'suspended',
  resigned: 'resigned',
  deceased: 'died',
  'struck-off': 'struck off',
};

/**
 * The standing of a member on a day: the one function that decides it. It depends on nothing but its arguments, so
 * a stored standing can be computed again.
 *
 * @param day `YYYY-MM-DD` in Nigeria, past or future
 * @example standingOn(facts, { graceDays: 90 }, '2026-11-29')
 * // { standing: 'current', until: '2026-12-31', because: 'the subscription of 2026 is paid' }
 */
export function standingOn(facts: StandingFacts, rules: StandingRules, day: string): StandingOfDay {
  const inducted = inductedOn(facts);
  if (inducted === undefined || day < inducted)
    return {
      standing: 'pending',
      because: inducted ? `the induction is on ${dateWords(inducted)}` : 'there is no induction yet',
    };
  const { ended, readmittedOn } = eventStateOn(facts.events, day);
  if (ended)
    return {
      standing: ended.standing,
      because: `${ENDED_WORDS[ended.standing]} on ${dateWords(ended.since)}`,
    };
  return byPayment(facts, rules, day, readmittedOn);
}

function byPayment(
  facts: StandingFacts,
  { graceDays }: StandingRules,
  day: string,
  readmittedOn: string | undefined,
): StandingOfDay {
  const start = readmittedOn ?? facts.openedOn;
  if (day < start)
    return { standing: 'current', until: addDays(start, -1), because: 'paid by the earlier register' };
  const { paidTo, last } = coverageOn(facts, start, day);
  if (day <= paidTo)
    return { standing: 'current', until: paidTo, because: `the subscription of ${last?.period} is paid` };
  const isFirst = last === undefined && (readmittedOn !== undefined || !facts.isImported);
  if (isFirst) return { standing: 'pending', because: 'the first subscription is not paid yet' };
  const graceTo = addDays(paidTo, graceDays);
  if (day <= graceTo)
    return {
      standing: 'grace',
      until: graceTo,
      because: `nothing is paid after ${dateWords(paidTo)}`,
    };
  return { standing: 'lapsed', because: `nothing is paid after ${dateWords(paidTo)}` };
}

/** True for standings that count towards an upgrade and give a member's rights. */
export const isGood = (standing: Standing): boolean => standing === 'current' || standing === 'grace';
