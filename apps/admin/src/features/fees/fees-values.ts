import {
  type FeesByGrade,
  GRADE_FEES,
  type GradeFee,
  MEMBER_GRADES,
  MEMBER_LIMITS,
  type MemberGrade,
} from '@concord/contracts';
import { koboFrom } from '@concord/institute';
import { z } from 'zod';
import { reason } from '../../shared/dialogs/reason-field';
import { nairaText } from '../../shared/members/naira';

const feeText = z.string().superRefine((text, context) => {
  const amount = koboFrom(text);
  if (amount === undefined) context.addIssue({ code: 'custom', message: 'Enter naira such as 5,000, or 0' });
  else if (amount > MEMBER_LIMITS.amount)
    context.addIssue({ code: 'custom', message: 'This amount is too large' });
});

/** Schema of the form: amounts as typed, in naira. */
export const typedFees = z.object({
  from: z.iso.date('Choose the day from which it holds'),
  fees: z.record(z.enum(MEMBER_GRADES), z.record(z.enum(GRADE_FEES), feeText)),
  reason,
});
export type TypedFees = z.infer<typeof typedFees>;

const eachFee = <Value>(valueOf: (grade: MemberGrade, fee: GradeFee) => Value) =>
  Object.fromEntries(
    MEMBER_GRADES.map((grade) => [
      grade,
      Object.fromEntries(GRADE_FEES.map((fee) => [fee, valueOf(grade, fee)])),
    ]),
  ) as Record<MemberGrade, Record<GradeFee, Value>>;

/** A table as the form shows it. */
export const typedTable = (fees: FeesByGrade): TypedFees['fees'] =>
  eachFee((grade, fee) => nairaText(fees[grade][fee]));

/** Amounts of a typed table in kobo; those that the schema refuses are 0. */
export const feesFrom = (typed: TypedFees['fees']): FeesByGrade =>
  eachFee((grade, fee) => koboFrom(typed[grade][fee]) ?? 0);
