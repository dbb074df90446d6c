import { ARREARS_AGES, type ArrearsAge, FEE_KINDS, type MemberMoneyReport } from '@concord/contracts';
import { addDays } from '@concord/nest-platform';
import { OPENING_KEY } from '../../../shared/ledger/postings';
import { type Account, creditOf, openOf } from '../../../shared/ledger/account-sums';

type Income = MemberMoneyReport['income'][number]['fee'];

const MONTHS = 12;
const ROWS: readonly Income[] = [...FEE_KINDS, 'credit'];
/** Last day of each age that is over. */
const AGE_DAYS: readonly [ArrearsAge, number][] = [
  ['0-30', 30],
  ['31-90', 90],
  ['91-365', 365],
];

/** Age of a debt on a day. */
export function ageOf(due: string, day: string): ArrearsAge {
  if (due > day) return 'not due';
  return AGE_DAYS.find(([, days]) => addDays(due, days) >= day)?.[0] ?? 'over 365';
}

/** Sums of money by month and fee, and of debts by age, account by account. Amounts in kobo. */
export class MoneySums {
  private readonly income = new Map<string, number>();
  private readonly years = new Set<number>();
  private readonly arrears = new Map<ArrearsAge, { members: number; amount: number }>();

  constructor(readonly day: string) {}

  add(account: Account): void {
    const fees = new Map(account.charges.map(({ _id, fee }) => [_id, fee]));
    for (const payment of account.payments) {
      if (payment.state !== 'confirmed' || payment.requestKey?.startsWith(OPENING_KEY)) continue;
      for (const { charge, amount } of payment.allocations)
        this.addIncome(payment.receivedOn, fees.get(charge) ?? 'other', amount);
      this.addIncome(payment.receivedOn, 'credit', creditOf(payment));
    }
    const debts = new Map<ArrearsAge, number>();
    for (const charge of account.charges) {
      const open = charge.voided ? 0 : openOf(account, charge);
      const age = ageOf(charge.due, this.day);
      if (open > 0) debts.set(age, (debts.get(age) ?? 0) + open);
    }
    for (const [age, amount] of debts) {
      const sums = this.arrears.get(age) ?? { members: 0, amount: 0 };
      this.arrears.set(age, { members: sums.members + 1, amount: sums.amount + amount });
    }
  }

  private addIncome(on: string, fee: Income, amount: number): void {
    if (amount === 0) return;
    const key = `${on.slice(0, 7)} ${fee}`;
    this.years.add(Number(on.slice(0, 4)));
    this.income.set(key, (this.income.get(key) ?? 0) + amount);
  }

  report(year: number): MemberMoneyReport {
    const monthOf = (at: number) => `${year}-${String(at + 1).padStart(2, '0')}`;
    return {
      day: this.day,
      year,
      years: [...this.years].sort((a, b) => b - a),
      income: ROWS.map((fee) => ({
        fee,
        months: Array.from({ length: MONTHS }, (_, at) => this.income.get(`${monthOf(at)} ${fee}`) ?? 0),
      })).filter(({ months }) => months.some((amount) => amount !== 0)),
      arrears: ARREARS_AGES.map((age) => ({ age, ...(this.arrears.get(age) ?? { members: 0, amount: 0 }) })),
    };
  }
}
