import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { shownDate } from './date-parts';

interface DateQuestionProps {
  /** Possible meanings of the typed date, as `YYYY-MM-DD`. */
  readonly dates: readonly string[];
  readonly onChoose: (date: string) => void;
}

/** Asks which year is meant by two digits. */
export function DateQuestion({ dates, onChoose }: DateQuestionProps) {
  return (
    <Box component="span" role="status" sx={{ display: 'block', color: 'warning.main' }}>
      {dates.length > 1 ? 'Which year do you mean?' : 'Did you mean this date?'}
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        {dates.map((date) => (
          <Button key={date} size="small" variant="outlined" onClick={() => onChoose(date)}>
            {shownDate(date)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
