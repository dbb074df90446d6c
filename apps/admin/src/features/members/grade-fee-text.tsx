import { GRADE_FEES, type GradeFee, type MemberGrade } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { formatNaira } from '../../shared/members/naira';
import { useFeesCurrentQuery } from '../../shared/members/requests';

interface GradeFeeTextProps {
  readonly grade: MemberGrade;
  /** Fees that the grade brings at this moment. */
  readonly kinds?: readonly GradeFee[];
}

/** Sentence about the fees that a grade brings today; nothing until they are known. */
export function GradeFeeText({ grade, kinds = GRADE_FEES }: GradeFeeTextProps) {
  const { data } = useFeesCurrentQuery();
  if (!data) return null;
  const fees = data.fees[grade];
  const total = kinds.reduce((sum, kind) => sum + fees[kind], 0);
  return (
    <Typography color="textSecondary">
      {total === 0
        ? `${grade} has no fees today.`
        : `The fees of ${grade} go to the account: ${formatNaira(total)} today.`}
    </Typography>
  );
}
