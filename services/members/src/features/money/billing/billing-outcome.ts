import {
  BILLING_EXAMPLES,
  BILLING_LEFT_CODES,
  type BillingLeftCode,
  type LeftUnbilled,
  type MembersBilled,
} from '@concord/contracts';
import type { Bill } from '../../../shared/billing/bill';
import { sumOf } from '../../../shared/ledger/account-sums';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';

/** Adds up the outcome of a billing, or of its preview. */
export class BillingOutcome {
  private billed = 0;
  private amount = 0;
  private readonly left = new Map<BillingLeftCode, LeftUnbilled>();

  /** @param withNames of examples: tasks keep none, because they would outlive a destroyed record */
  constructor(
    private readonly year: number,
    private readonly withNames: boolean,
  ) {}

  count(member: MemberProjection, { add, own, left }: Bill): void {
    if (left) return this.leave(member, left);
    this.billed += 1;
    this.amount += sumOf([...add, ...own]);
  }

  private leave(member: MemberProjection, code: BillingLeftCode): void {
    const group = this.left.get(code) ?? { code, count: 0, examples: [] };
    const { _id, number } = member;
    const example = { member: _id.toString(), number, ...(this.withNames && { name: memberName(member) }) };
    const examples = group.count < BILLING_EXAMPLES ? [...group.examples, example] : group.examples;
    this.left.set(code, { code, count: group.count + 1, examples });
  }

  toJson(): MembersBilled {
    const left = BILLING_LEFT_CODES.flatMap((code) => this.left.get(code) ?? []);
    const leftOut = left.reduce((sum, { count }) => sum + count, 0);
    return { year: this.year, billed: this.billed, amount: this.amount, leftOut, left };
  }
}
