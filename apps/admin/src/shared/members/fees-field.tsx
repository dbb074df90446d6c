import { GRADE_FEES, type GradeFee, type MemberGrade } from '@concord/contracts';
import { Box, Typography } from '@concord/ui';
import { Checkbox, FormControlLabel } from '@concord/ui/forms';
import { useId } from 'react';
import { FEE_WORDS } from './fee-words';
import { formatNaira } from './naira';
import { useFeesCurrentQuery } from './requests';

interface FeesFieldProps {
  readonly grade: MemberGrade | '';
  readonly value: readonly GradeFee[];
  readonly onChange: (fees: GradeFee[]) => void;
}

/** Fees of a grade to charge, with their present amounts and the sum. */
export function FeesField({ grade, value, onChange }: FeesFieldProps) {
  const id = useId();
  const { data } = useFeesCurrentQuery();
  const fees = grade === '' ? undefined : data?.fees[grade];
  const sum = value.reduce((total, fee) => total + (fees?.[fee] ?? 0), 0);
  const toggle = (fee: GradeFee, isChosen: boolean) =>
    onChange(GRADE_FEES.filter((each) => (each === fee ? isChosen : value.includes(each))));
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} sx={{ fontWeight: 600 }}>
        Fees to charge
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {GRADE_FEES.map((fee) => (
          <FormControlLabel
            key={fee}
            label={fees ? `${FEE_WORDS[fee]}, ${formatNaira(fees[fee])}` : FEE_WORDS[fee]}
            control={
              <Checkbox
                checked={value.includes(fee)}
                onChange={(_event, isChosen) => toggle(fee, isChosen)}
              />
            }
          />
        ))}
      </Box>
      <Typography color="textSecondary" sx={{ minHeight: '1.5em' }}>
        {fees ? `Together ${formatNaira(sum)} by the fees of today` : 'Choose a grade to see the amounts'}
      </Typography>
    </Box>
  );
}
