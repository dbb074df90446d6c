import Alert from '@mui/material/Alert';
import Popover from '@mui/material/Popover';
import type { DateCalendarProps } from './date-calendar';

/** Stands in the place of a calendar that could not be loaded: the date can be typed. */
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
