import {
  type BillingLeftCode,
  type FeeTable,
  MEMBER_LIMITS,
  type MembershipSettings,
  type GradeFee,
} from '@concord/contracts';
import { addDays } from '@concord/nest-platform';
import type { ChargeEntry, CoveredDays } from '../../store/accounts/account-entries';
import { feeTableOn } from '../fees/fees-on';
import { yearlyCharges } from '../fees/grade-charges';
import { type SubscriptionYear, yearNamed } from '../fees/subscription-years';
import { chargeKey } from '../ledger/account-changes';
import { type Account, sumOf } from '../ledger/account-sums';
import { eventStateOn } from '../standing/event-state';
import { gradeOn } from '../standing/grades';
import { inductedOn, type StandingFacts } from '../standing/standing-facts';

/** Facts about a member that decide a bill. */
export type BilledMember = Pick<StandingFacts, 'terms' | 'events' | 'openedOn' | 'isImported'>;

/** Values that the bills of one run have in common. */
export interface BillingContext {
  /** Name of the year: the calendar year, or the one in which the member's year begins. */
  year: number;
  /** Day on which charges are raised, `YYYY-MM-DD` in Nigeria. */
  today: string;
  settings: MembershipSettings;
  tables: readonly Pick<FeeTable, 'version' | 'from' | 'fees'>[];
}

/** Decision about one member: charges to add, charges that the same run added before, or why there is none. */
export interface Bill {
  add: ChargeEntry[];
  own: ChargeEntry[];
  /** Set beside charges if they are all of 0: the year counts as paid. */
  left?: BillingLeftCode;
}

const NOTHING = { add: [], own: [] };
const later = (a: string, b: string): string => (a > b ? a : b);

/**
 * The bill of one member for a year: the one rule of billing. A lapsed member is billed as well, because the years
 * between would be gaps for ever. A second call with the charges of the first adds nothing.
 *
 * @param idOf id of the charge of a fee, the same when a run is repeated
 */
export function billOf(
  member: BilledMember,
  account: Account,
  context: BillingContext,
  idOf: (fee: GradeFee) => string,
): Bill {
  const { year, settings, today, tables } = context;
  const joined = joinedOn(member, later(today, `${year}-01-01`));
  const named = joined === undefined ? undefined : yearNamed(joined, year, settings);
  const left = joined === undefined || !named ? beforeFirst(joined, year) : refusal(member, named, context);
  if (left || !named) return { ...NOTHING, left };
  const grade = gradeOn(member.terms, named.from);
  const fees = feeTableOn(tables, named.from).fees[grade];
  const charges = yearlyCharges(named, { grade, fees, settings, raisedOn: today, newId: idOf });
  const covers = withoutGap(account, named, joined ?? named.from);
  return compared(
    account,
    charges.map((charge) => (charge.covers ? { ...charge, covers } : charge)),
  );
}

/** First day of the present membership: the induction, or the last readmission. */
const joinedOn = (member: BilledMember, day: string): string | undefined =>
  eventStateOn(member.events, day).readmittedOn ?? inductedOn(member);

const beforeFirst = (joined: string | undefined, year: number): BillingLeftCode =>
  joined !== undefined && Number(joined.slice(0, 4)) <= year ? 'PAYS_NEXT_YEAR' : 'NOT_JOINED';

function refusal(
  { events, isImported, openedOn }: BilledMember,
  { from, to }: SubscriptionYear,
  { today, settings: { year, billingLeadDays } }: BillingContext,
): BillingLeftCode | undefined {
  const { ended } = eventStateOn(events, later(from, today));
  if (ended) return ended.standing === 'suspended' ? 'SUSPENDED' : 'ENDED';
  if (isImported && to < openedOn) return 'EARLIER_REGISTER';
  if (year === 'anniversary' && from > addDays(today, billingLeadDays ?? 0)) return 'NOT_DUE';
  return undefined;
}

/**
 * Days that a subscription pays for. After a change between calendar and anniversaries they begin where the year
 * before ends, because nobody would pay for the days between.
 */
function withoutGap(
  { charges }: Account,
  { period, from, to }: SubscriptionYear,
  joined: string,
): CoveredDays {
  const before = charges.find(
    (charge) =>
      charge.fee === 'subscription' && !charge.voided && Number(charge.period) === Number(period) - 1,
  )?.covers;
  const next = before && before.to >= joined ? addDays(before.to, 1) : from;
  return { from: next < from ? next : from, to };
}

function compared(account: Account, charges: ChargeEntry[]): Bill {
  const present = new Map(account.charges.map((charge) => [chargeKey(charge), charge]));
  const add = charges.filter((charge) => !present.has(chargeKey(charge)));
  const own = charges.flatMap((charge) => {
    const found = present.get(chargeKey(charge));
    return found?._id === charge._id ? [found] : [];
  });
  if (add.length + own.length === 0) return { ...NOTHING, left: 'ALREADY_BILLED' };
  if (account.charges.length + add.length > MEMBER_LIMITS.entries)
    return { ...NOTHING, left: 'ACCOUNT_FULL' };
  return sumOf([...add, ...own]) === 0 ? { add, own, left: 'NO_FEE' } : { add, own };
}
