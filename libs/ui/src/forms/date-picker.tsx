import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker as MuiDatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enGB } from 'date-fns/locale/en-GB';
import { format, isValid, parseISO } from 'date-fns';
import type { Ref } from 'react';

const SHOWN = 'dd/MM/yyyy';
const STORED = 'yyyy-MM-dd';

/** Properties of the date picker. */
export interface DatePickerProps {
  readonly label: string;
  /** `YYYY-MM-DD`, or an empty text for none. */
  readonly value: string;
  /** Called with `YYYY-MM-DD`, or an empty text while the date is incomplete. */
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly error?: string;
  readonly helperText?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly disableFuture?: boolean;
  readonly disablePast?: boolean;
}

const toDate = (value: string) => {
  const date = value ? parseISO(value) : null;
  return date && isValid(date) ? date : null;
};

/** The date picker behind `DateField`; a file of its own so that only pages with a date load it. */
export default function DatePicker(props: DatePickerProps) {
  const { label, value, onChange, onBlur, name, inputRef, error, helperText, required, ...rest } = props;
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={enGB}>
      <MuiDatePicker
        {...rest}
        label={label}
        format={SHOWN}
        value={toDate(value)}
        onChange={(date) => onChange(date && isValid(date) ? format(date, STORED) : '')}
        slotProps={{
          textField: {
            name,
            inputRef,
            onBlur,
            required,
            fullWidth: true,
            error: Boolean(error),
            helperText: error ?? helperText,
            // As wide as the label in the gap, like every other field's outline.
            sx: { '& fieldset legend': { fontSize: '0.875em' } },
          },
        }}
      />
    </LocalizationProvider>
  );
}
