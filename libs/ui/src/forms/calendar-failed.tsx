import Alert from '@mui/material/Alert';
import Popover from '@mui/material/Popover';
import type { DateCalendarProps } from './date-calendar';

/** Replacement for a calendar that failed to load: the date can still be typed. */
export function CalendarFailed({ anchor, onClose }: DateCalendarProps) {
  return (
    <Popover
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={onClose}
    >
      <Alert severity="warning" onClose={onClose}>
        The calendar could not be loaded. Type the date, for example 31/12/2001.
      </Alert>
    </Popover>
  );
}
