import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker as MuiDatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersTextField, type PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import { enGB } from 'date-fns/locale/en-GB';
import { format, isValid, parseISO } from 'date-fns';
import {
  createContext,
  type FocusEvent,
  type ReactNode,
  type RefCallback,
  use,
  useEffect,
  useState,
} from 'react';
import { TARGET_PX } from '../theme/theme';
import { errorText } from './error-text';

const SHOWN = 'dd/MM/yyyy';
const STORED = 'yyyy-MM-dd';

/** Properties of the date picker. */
export interface DatePickerProps {
  readonly label: string;
  /** `YYYY-MM-DD`, or an empty text for none. */
  readonly value: string;
  /** Called with `YYYY-MM-DD`, or an empty text for none. */
  readonly onChange: (value: string) => void;
  /** An incomplete date is reported as its text, so that a schema can refuse it; otherwise as none. */
  readonly reportsIncomplete?: boolean;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly inputRef?: RefCallback<HTMLInputElement>;
  readonly error?: string;
  readonly helperText?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly disablePast?: boolean;
  /** First day that can be picked, `YYYY-MM-DD`. */
  readonly minDate?: string;
  /** Last day that can be picked, `YYYY-MM-DD`. */
  readonly maxDate?: string;
  /** First view of the calendar; `year` for dates long ago. */
  readonly openTo?: 'day' | 'year';
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

const toDate = (value: string | undefined) => {
  const date = value && ISO_DATE.test(value) ? parseISO(value) : null;
  return date && isValid(date) ? date : null;
};

/** The year is typed digit by digit: 0002 is the beginning of one. */
const FIRST_YEAR = 1000;
const isComplete = (date: Date | null): date is Date =>
  date !== null && isValid(date) && date.getFullYear() >= FIRST_YEAR;

interface PickerState {
  /** The form's value. */
  readonly text: string;
  /** The picker's; an invalid Date for a day that does not exist. */
  readonly date: Date | null;
  /** Values that were reported and did not come back yet: an address follows later than the keys. */
  readonly awaited: readonly string[];
  readonly known: string;
  readonly round: number;
}

/** What becomes of the picker when the form's value changes. A change from outside remounts it (`round`). */
function withValue(state: PickerState, value: string): PickerState {
  const at = state.awaited.indexOf(value);
  if (at >= 0) return { ...state, known: value, awaited: state.awaited.slice(at + 1) };
  if (value === state.text) return { ...state, known: value, awaited: [] };
  return { text: value, date: toDate(value), awaited: [], known: value, round: state.round + 1 };
}

/** Receives the text of the field; the picker itself reports complete dates only. */
const TextContext = createContext<(text: string, empty: boolean) => void>(() => undefined);

function ReportingTextField(props: PickersTextFieldProps) {
  const report = use(TextContext);
  const { value, areAllSectionsEmpty } = props;
  useEffect(() => report(value, areAllSectionsEmpty));
  return <PickersTextField {...props} />;
}

const SLOTS = { textField: ReportingTextField };

// As every other field: the gap in the outline has the width of the label, and the outline shows in both schemes.
const FIELD = {
  '& fieldset legend': { fontSize: '0.875em' },
  '& .MuiPickersOutlinedInput-notchedOutline': { borderColor: 'art.line' },
};

/** Weeks of a month, at most. */
const WEEKS = 6;
const WEEK_PX = TARGET_PX + 4;
/** Above the weeks: the month and the names of the days. */
const HEAD_PX = 96;

/** Where a finger points at them, days and years have its size. */
const CALENDAR = {
  '@media (pointer: coarse)': {
    '& .MuiPickerDay-root': { '--PickerDay-size': `${TARGET_PX}px`, '--PickerDay-horizontalMargin': '0px' },
    '& .MuiDayCalendar-weekDayLabel': { width: TARGET_PX, mx: 0 },
    '& .MuiDayCalendar-slideTransition': { minHeight: WEEKS * WEEK_PX },
    '& .MuiDateCalendar-root': { height: HEAD_PX + WEEKS * WEEK_PX, maxHeight: 'none' },
    '& .MuiYearCalendar-button': { height: TARGET_PX },
  },
} as const;

/** The date picker of `DateField`, in a file that loads on demand. */
export default function DatePicker(props: DatePickerProps) {
  const { label, value, onChange, onBlur, name, inputRef, error, helperText, required, ...rest } = props;
  const { minDate, maxDate, reportsIncomplete = false, ...limits } = rest;
  const [state, setState] = useState<PickerState>(() => ({
    text: value,
    date: toDate(value),
    awaited: [],
    known: value,
    round: 0,
  }));
  if (value !== state.known) setState(withValue(state, value));

  const report = (text: string) => {
    setState((before) => ({ ...before, text, awaited: [...before.awaited, text] }));
    onChange(text);
  };
  const onText = (text: string, empty: boolean) => {
    const now = empty || !reportsIncomplete ? '' : text;
    if (!isComplete(state.date) && now !== state.text) report(now);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={enGB}>
      <TextContext value={onText}>
        <MuiDatePicker
          key={state.round}
          {...limits}
          label={label}
          format={SHOWN}
          value={state.date}
          minDate={toDate(minDate) ?? undefined}
          maxDate={toDate(maxDate) ?? undefined}
          onChange={(date) => {
            setState((before) => ({ ...before, date }));
            if (isComplete(date)) report(format(date, STORED));
            else if (!date) report('');
          }}
          slots={SLOTS}
          slotProps={{
            textField: {
              name,
              inputRef,
              onBlur: (event: FocusEvent) => {
                // From the day to the month the focus stays in the field.
                if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
              },
              required,
              fullWidth: true,
              error: Boolean(error),
              helperText: errorText(error) ?? helperText,
              sx: FIELD,
            },
            layout: { sx: CALENDAR },
            toolbar: { toolbarFormat: 'EEE d MMM yyyy' },
          }}
        />
      </TextContext>
    </LocalizationProvider>
  );
}
