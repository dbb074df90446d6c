import type { MemberCharge } from '@concord/contracts';

/** A charge of which nothing is paid. `amount` is in kobo. */
export const openCharge = (_id: string, title: string, amount: number): MemberCharge => ({
  _id,
  fee: 'other',
  period: '2026',
  title,
  amount,
  reduced: 0,
  paid: 0,
  due: '2026-11-01',
  state: 'open',
});
