import type { GradeTerm, MemberEvent } from '../../store/members/membership-entries';

/** A subscription as the standing sees it. */
export interface Subscription {
  /** For people: `2026`. */
  readonly period: string;
  /** The days that it pays for, both included, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  /** Day on which it was paid in full; undefined while it is open. */
  readonly settledOn: string | undefined;
}

/** All that a standing depends on. The order of entries has no meaning. */
export interface StandingFacts {
  readonly terms: readonly Pick<GradeTerm, 'grade' | 'from'>[];
  readonly events: readonly Pick<MemberEvent, 'kind' | 'on' | 'at'>[];
  readonly subscriptions: readonly Subscription[];
  /** Day before which the register does not judge: the induction, or the import of a register that existed. */
  readonly openedOn: string;
  /** True for an imported member, whose years before `openedOn` count as paid. */
  readonly isImported: boolean;
}

/** The settings that a standing depends on. */
export interface StandingRules {
  /** Days of grace after the last paid day. */
  readonly graceDays: number;
}

/** First day of the membership; undefined without a term. */
export const inductedOn = ({ terms }: Pick<StandingFacts, 'terms'>): string | undefined =>
  terms.map(({ from }) => from).sort()[0];
