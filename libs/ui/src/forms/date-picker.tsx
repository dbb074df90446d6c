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
  /** A date that is not whole yet is told as the text that is there, so that a schema can refuse it; else as none. */
  readonly tellsIncomplete?: boolean;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly error?: string;
  readonly helperText?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly disableFuture?: boolean;
  readonly disablePast?: boolean;
  /** First day that can be picked, `YYYY-MM-DD`. */
  readonly minDate?: string;
  /** Last day that can be picked, `YYYY-MM-DD`. */
  readonly maxDate?: string;
  /** What the calendar opens at; the years first for a date that is long ago. */
  readonly openTo?: 'day' | 'year';
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

const toDate = (value: string | undefined) => {
  const date = value && ISO_DATE.test(value) ? parseISO(value) : null;
  return date && isValid(date) ? date : null;
};

/** Hears of what is in the field, which the picker itself tells only of whole dates. */
const TypedContext = createContext<(text: string, empty: boolean) => void>(() => undefined);

function TypedTextField(props: PickersTextFieldProps) {
  const tell = use(TypedContext);
  const { value, areAllSectionsEmpty } = props;
  useEffect(() => tell(value, areAllSectionsEmpty));
  return <PickersTextField {...props} />;
}

const SLOTS = { textField: TypedTextField };

/** The date picker behind `DateField`; a file of its own so that only pages with a date load it. */
export default function DatePicker(props: DatePickerProps) {
  const { label, value, onChange, onBlur, name, inputRef, error, helperText, required, ...rest } = props;
  const { minDate, maxDate, tellsIncomplete = false, ...limits } = rest;
  // `text` is what the form was told, `date` what the picker holds: an impossible day is a date that is not valid.
  const [held, setHeld] = useState({ text: value, date: toDate(value), round: 0 });
  // Changed from outside: begun anew, for the picker would keep the digits of a date that was not whole.
  if (value !== held.text) setHeld({ text: value, date: toDate(value), round: held.round + 1 });

  const tell = (text: string) => {
    setHeld((before) => ({ ...before, text }));
    onChange(text);
  };
  const typed = (text: string, empty: boolean) => {
    const whole = held.date !== null && isValid(held.date);
    const now = empty || !tellsIncomplete ? '' : text;
    if (!whole && now !== held.text) tell(now);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={enGB}>
      <TypedContext value={typed}>
        <MuiDatePicker
          key={held.round}
          {...limits}
          label={label}
          format={SHOWN}
          value={held.date}
          minDate={toDate(minDate) ?? undefined}
          maxDate={toDate(maxDate) ?? undefined}
          onChange={(date) => {
            setHeld((before) => ({ ...before, date }));
            if (date && isValid(date)) tell(format(date, STORED));
            else if (!date) tell('');
          }}
          slots={SLOTS}
          slotProps={{
            textField: {
              name,
              inputRef,
              onBlur: (event: FocusEvent) => {
                // Going from the day to the month does not leave the field.
                if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
              },
              required,
              fullWidth: true,
              error: Boolean(error),
              helperText: errorText(error) ?? helperText,
              // As wide as the label in the gap, like every other field's outline.
              sx: { '& fieldset legend': { fontSize: '0.875em' } },
            },
          }}
        />
      </TypedContext>
    </LocalizationProvider>
  );
}
