import { STATISTICS_WEEKS } from '@concord/contracts';
import { Button, Stack } from '@concord/ui';
import type { Weeks } from './use-weeks';

interface WeeksChoiceProps {
  readonly weeks: Weeks;
  readonly onWeeks: (weeks: Weeks) => void;
}

/** Choice of the number of weeks in the charts. */
export function WeeksChoice({ weeks, onWeeks }: WeeksChoiceProps) {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      role="group"
      aria-label="Weeks shown"
      sx={{ flexWrap: 'wrap', '& .MuiButton-root': { px: { xs: 1.5, sm: 2 } } }}
    >
      {STATISTICS_WEEKS.map((count) => (
        <Button
          key={count}
          variant={count === weeks ? 'contained' : 'outlined'}
          aria-pressed={count === weeks}
          onClick={() => onWeeks(count)}
        >
          {count} weeks
        </Button>
      ))}
    </Stack>
  );
}
