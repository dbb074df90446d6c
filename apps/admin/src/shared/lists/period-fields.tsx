import { Stack, TARGET_PX } from '@concord/ui';
import { Chip } from '@concord/ui/display';
import { DateField } from '@concord/ui/forms';
import type { FilterValues } from './list-filters';
import { usualPeriods } from './usual-periods';

const CHIP = { height: TARGET_PX };

interface PeriodFieldsProps {
  readonly label: string;
  readonly values: FilterValues;
  readonly onFilter: (change: FilterValues) => void;
}

/** Fields for the days of a period, and buttons for common periods; a second click on one clears it. */
export function PeriodFields({ label, values, onFilter }: PeriodFieldsProps) {
  const { from = '', to = '' } = values;
  return (
    <>
      <DateField
        label={`${label} from`}
        value={from}
        maxDate={to}
        onChange={(day) => onFilter({ from: day })}
      />
      <DateField label={`${label} to`} value={to} minDate={from} onChange={(day) => onFilter({ to: day })} />
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        role="group"
        aria-label={`${label}: usual periods`}
        sx={{ gridColumn: '1 / -1', flexWrap: 'wrap' }}
      >
        {usualPeriods().map((period) => {
          const isChosen = period.from === from && period.to === to;
          return (
            <Chip
              key={period.name}
              label={period.name}
              aria-pressed={isChosen}
              color={isChosen ? 'primary' : 'default'}
              variant={isChosen ? 'filled' : 'outlined'}
              onClick={() => onFilter(isChosen ? { from: '', to: '' } : { from: period.from, to: period.to })}
              sx={CHIP}
            />
          );
        })}
      </Stack>
    </>
  );
}
