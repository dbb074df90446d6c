import {
  type FeeChange,
  type FeesByGrade,
  GRADE_FEES,
  MEMBER_GRADES,
  type MembershipSettings,
} from '@concord/contracts';

type Change = Omit<FeeChange, 'members'>;

/** Fees that differ between two tables, by grade and in the order of payment. */
export function feeChanges(
  before: FeesByGrade,
  after: FeesByGrade,
  { levy }: Pick<MembershipSettings, 'levy'>,
): Change[] {
  const all = MEMBER_GRADES.flatMap((grade) =>
    GRADE_FEES.map((fee) => ({
      grade,
      fee,
      before: before[grade][fee],
      after: after[grade][fee],
      isYearly: fee === 'subscription' || (fee === 'levy' && levy === 'yearly'),
    })),
  );
  return all.filter((change) => change.before !== change.after);
}
