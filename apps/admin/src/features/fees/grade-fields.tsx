import { GRADE_FEES, type GradeFees, type MemberGrade } from '@concord/contracts';
import { koboFrom } from '@concord/institute';
import { Box, Typography } from '@concord/ui';
import { type Control, useWatch } from '@concord/ui/forms';
import { Section } from '../../shared/page/section';
import { formatNaira } from '../../shared/members/naira';
import { NairaField } from '../../shared/members/naira-field';
import { FEE_NAMES } from './fee-words';
import type { TypedFees } from './fees-values';

interface GradeFieldsProps {
  readonly grade: MemberGrade;
  readonly control: Control<TypedFees>;
  /** Fees of the version in force, which a changed field names. */
  readonly present: GradeFees;
}

/** Fees of one grade, with their total. */
export function GradeFields({ grade, control, present }: GradeFieldsProps) {
  const typed = useWatch({ control, name: `fees.${grade}` });
  const amounts = GRADE_FEES.map((fee) => koboFrom(typed[fee]) ?? 0);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  return (
    <Section title={grade} actions={<Typography>Total {formatNaira(total)}</Typography>}>
      <Box
        role="group"
        aria-label={`Fees of ${grade}`}
        sx={{
          display: 'grid',
          columnGap: 2,
          rowGap: 2.5,
          alignItems: 'start',
          // Wide enough for the longest label beside its field's padding.
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(210px, 100%), 1fr))',
        }}
      >
        {GRADE_FEES.map((fee, index) => (
          <NairaField
            key={fee}
            control={control}
            name={`fees.${grade}.${fee}`}
            label={FEE_NAMES[fee]}
            helperText={amounts[index] === present[fee] ? undefined : `Now ${formatNaira(present[fee])}`}
          />
        ))}
      </Box>
    </Section>
  );
}
