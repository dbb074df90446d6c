import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker as MuiDatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersTextField, type PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import { enGB } from 'date-fns/locale/en-GB';
import { format, isValid, parseISO } from 'date-fns';
import { createContext, type FocusEvent, type ReactNode, type Ref, use, useEffect, useState } from 'react';
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
  readonly inputRef?: Ref<HTMLInputElement>;
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

/** Receives the text of the field; the picker itself reports complete dates only. */
const TextContext = createContext<(text: string, empty: boolean) => void>(() => undefined);

function ReportingTextField(props: PickersTextFieldProps) {
  const report = use(TextContext);
  const { value, areAllSectionsEmpty } = props;
  useEffect(() => report(value, areAllSectionsEmpty));
  return <PickersTextField {...props} />;
}

const SLOTS = { textField: ReportingTextField };

/** The date picker of `DateField`, in a file that loads on demand. */
export default function DatePicker(props: DatePickerProps) {
  const { label, value, onChange, onBlur, name, inputRef, error, helperText, required, ...rest } = props;
  const { minDate, maxDate, reportsIncomplete = false, ...limits } = rest;
  // `text` is the form's value, `date` the picker's (an invalid Date for a day that does not exist).
  const [state, setState] = useState({ text: value, date: toDate(value), round: 0 });
  // A change from outside remounts the picker (`round`), which would keep the digits of an incomplete date.
  if (value !== state.text) setState({ text: value, date: toDate(value), round: state.round + 1 });

  const report = (text: string) => {
    setState((before) => ({ ...before, text }));
    onChange(text);
  };
  const onText = (text: string, empty: boolean) => {
    const complete = state.date !== null && isValid(state.date);
    const now = empty || !reportsIncomplete ? '' : text;
    if (!complete && now !== state.text) report(now);
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
            if (date && isValid(date)) report(format(date, STORED));
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
              // The gap in the outline has the width of the label, as in every other field.
              sx: { '& fieldset legend': { fontSize: '0.875em' } },
            },
          }}
        />
      </TextContext>
    </LocalizationProvider>
  );
}
