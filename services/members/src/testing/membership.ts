import type { MemberEventKind } from '@concord/contracts';
import type { ChargeEntry, PaymentEntry } from '../store/accounts/account-entries';
import { addMonths } from '../shared/days/months';
import type { StandingFacts, Subscription } from '../shared/standing/standing-facts';
import { addDays } from '@concord/nest-platform';

const AT = new Date('2026-01-01T00:00:00Z');
const BY = { _id: undefined as never, username: 'ada' };

/** A calendar year's subscription, or an open one without a day. */
export const yearOf = (year: number, settledOn?: string): Subscription => ({
  period: String(year),
  from: `${year}-01-01`,
  to: `${year}-12-31`,
  settledOn,
});

/** The subscription of a year that begins on this day. */
export const yearFrom = (from: string, settledOn?: string): Subscription => ({
  period: from.slice(0, 4),
  from,
  to: addDays(addMonths(from, 12), -1),
  settledOn,
});

/** Events by kind and day; later ones in the list are recorded later. */
export const eventsOf = (...events: [MemberEventKind, string][]): StandingFacts['events'] =>
  events.map(([kind, on], index) => ({ kind, on, at: new Date(AT.getTime() + index * 1000) }));

/** A member who was inducted by this register on a day. */
export const inducted = (on: string, facts: Partial<StandingFacts> = {}): StandingFacts => ({
  terms: [{ grade: 'Associate', from: on }],
  events: [],
  subscriptions: [],
  openedOn: on,
  isImported: false,
  ...facts,
});

/** A charge of an account; its period tells it from others. */
export const chargeOf = (entry: Partial<ChargeEntry> & Pick<ChargeEntry, '_id'>): ChargeEntry => ({
  fee: 'subscription',
  period: entry._id,
  grade: 'Associate',
  title: 'Subscription',
  amount: 500_000,
  raisedOn: '2026-01-01',
  due: '2026-01-01',
  covers: null,
  reductions: [],
  voided: null,
  ...entry,
});

/** A confirmed payment without allocations. */
export const paymentOf = (entry: Partial<PaymentEntry> & Pick<PaymentEntry, '_id'>): PaymentEntry => ({
  method: 'transfer',
  amount: 500_000,
  receivedOn: '2026-01-10',
  reference: null,
  state: 'confirmed',
  allocations: [],
  refunds: [],
  reversed: null,
  recordedAt: AT,
  recordedBy: BY,
  ...entry,
});

/** Reason and author of a change of an account. */
export const reasoned = (on: string) => ({ reason: 'as agreed', on, at: AT, by: BY });
