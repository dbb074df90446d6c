import Popover from '@mui/material/Popover';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar as MuiDateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enGB } from 'date-fns/locale/en-GB';
import { format, isValid, parseISO } from 'date-fns';
import { TARGET_PX } from '../theme/theme';

const STORED = 'yyyy-MM-dd';
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Properties of {@link DateCalendar}; days are `YYYY-MM-DD`. */
export interface DateCalendarProps {
  readonly label: string;
  /** The field below which it opens. */
  readonly anchor: HTMLElement | null;
  readonly value: string;
  readonly minDate?: string;
  readonly maxDate?: string;
  readonly disablePast?: boolean;
  /** First view; `year` for dates long ago. */
  readonly openTo?: 'day' | 'year';
  readonly onChoose: (date: string) => void;
  readonly onClose: () => void;
}

const toDate = (value: string | undefined) => {
  const date = value && ISO_DATE.test(value) ? parseISO(value) : null;
  return date && isValid(date) ? date : null;
};

/** Maximum weeks of a month. */
const WEEKS = 6;
const WEEK_PX = TARGET_PX + 4;
/** Height of the month's name and the weekdays above the weeks. */
const HEAD_PX = 96;

/** Days and years are large enough for fingers on touch screens. */
const CALENDAR = {
  '@media (pointer: coarse)': {
    height: HEAD_PX + WEEKS * WEEK_PX,
    maxHeight: 'none',
    '& .MuiPickerDay-root': { '--PickerDay-size': `${TARGET_PX}px`, '--PickerDay-horizontalMargin': '0px' },
    '& .MuiDayCalendar-weekDayLabel': { width: TARGET_PX, mx: 0 },
    '& .MuiDayCalendar-slideTransition': { minHeight: WEEKS * WEEK_PX },
    '& .MuiYearCalendar-button': { height: TARGET_PX },
  },
} as const;

/** Calendar of `DateField`, in a file that loads on demand. Closing it returns the focus to its button. */
export default function DateCalendar(props: DateCalendarProps) {
  const { label, anchor, value, minDate, maxDate, disablePast, openTo, onChoose, onClose } = props;
  return (
    <Popover
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': `Choose ${label}` } }}
    >
      <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={enGB}>
        <MuiDateCalendar
          autoFocus
          value={toDate(value)}
          minDate={toDate(minDate) ?? undefined}
          maxDate={toDate(maxDate) ?? undefined}
          disablePast={disablePast}
          openTo={openTo}
          sx={CALENDAR}
          onChange={(date: Date | null, state) => {
            if (!date || !isValid(date) || state !== 'finish') return;
            onChoose(format(date, STORED));
            onClose();
          }}
        />
      </LocalizationProvider>
    </Popover>
  );
}
