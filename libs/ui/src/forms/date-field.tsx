import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { type ComponentType, type ReactNode, type RefCallback, useId, useState } from 'react';
import { CalendarFailed } from './calendar-failed';
import type { DateCalendarProps } from './date-calendar';
import { isDate, meantDates, partsOf, shownDate, type TypedParts, valueOf } from './date-parts';
import { DateQuestion } from './date-question';
import { DateSections, SectionsContext } from './date-sections';
import { useDateValue } from './date-value';
import { errorText } from './error-text';
import { loadField } from './load-field';

/** Properties of {@link DateField}. */
export interface DateFieldProps {
  readonly label: string;
  /** `YYYY-MM-DD`, or an empty text for none. */
  readonly value: string;
  /** Called with `YYYY-MM-DD`, or an empty text for none. */
  readonly onChange: (value: string) => void;
  /**
   * Reports an incomplete date as its text, so that a schema can refuse it; by default it is reported as no
   * date.
   */
  readonly reportsIncomplete?: boolean;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly inputRef?: RefCallback<HTMLInputElement>;
  readonly error?: string;
  readonly helperText?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Disables days before today. */
  readonly disablePast?: boolean;
  /** First day that can be picked, `YYYY-MM-DD`. */
  readonly minDate?: string;
  /** Last day that can be picked, `YYYY-MM-DD`. */
  readonly maxDate?: string;
  /** First view of the calendar; `year` for dates long ago. */
  readonly openTo?: 'day' | 'year';
}

type Calendar = ComponentType<DateCalendarProps>;

let loading: Promise<Calendar> | undefined;

async function loadCalendar(): Promise<Calendar> {
  const { default: Loaded } = await loadField<DateCalendarProps>(
    () => import('./date-calendar'),
    CalendarFailed,
  );
  // The network may have failed: the next press retries.
  if (Loaded === CalendarFailed) loading = undefined;
  return Loaded;
}
const calendarLoading = () => (loading ??= loadCalendar());

const LABEL_SHRUNK = { inputLabel: { shrink: true } };
const SHOWN_LENGTH = 30;
const refusalOf = (text: string) =>
  `“${text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text}” is not a date. Enter one such as 31/12/2001`;

/**
 * A calendar date: typed or pasted with the day first, in any common form, or picked; `value` is
 * `YYYY-MM-DD`. For a two-digit year it asks which one is meant. The calendar, which is large, loads on first
 * use.
 */
export function DateField(props: DateFieldProps) {
  const { label, value, onChange, onBlur, name, inputRef, error, helperText, required, disabled } = props;
  const { reportsIncomplete = false, minDate, maxDate } = props;
  const id = useId();
  const { parts, change } = useDateValue({ value, onChange, reportsIncomplete });
  const [at, setAt] = useState<number>();
  const [refused, setRefused] = useState('');
  const [Loaded, setLoaded] = useState<Calendar>();
  const [field, setField] = useState<HTMLDivElement | null>(null);
  const typed = valueOf(parts);
  const isFocused = at !== undefined;
  const meant = isFocused ? [] : meantDates(parts, minDate, maxDate);
  // Only the field can report an incomplete date that counts as no date.
  const isNone = !reportsIncomplete && !isFocused && typed !== '' && !isDate(parts);
  const problem = refused || (isNone ? refusalOf(typed) : error);

  const choose = (next: TypedParts) => {
    setRefused('');
    change(next);
  };
  const open = () => void calendarLoading().then((calendar) => setLoaded(() => calendar));
  const message = errorText(problem) ?? helperText;

  return (
    <SectionsContext
      value={{
        labelId: `${id}-label`,
        parts,
        disabled: Boolean(disabled),
        onChange: choose,
        onRefused: (text) => setRefused(refusalOf(text)),
        at,
        onAt: setAt,
      }}
    >
      <TextField
        ref={setField}
        id={id}
        label={label}
        name={name}
        inputRef={inputRef}
        value={shownDate(typed)}
        onBlur={onBlur}
        required={required}
        disabled={disabled}
        error={Boolean(problem) && meant.length === 0}
        helperText={
          meant.length > 0 ? (
            <DateQuestion dates={meant} onChoose={(date) => choose(partsOf(date))} />
          ) : (
            message
          )
        }
        sx={typed || isFocused ? undefined : { '& [role="group"] > span': { opacity: 0 } }}
        slotProps={{
          ...(typed ? LABEL_SHRUNK : {}),
          input: {
            inputComponent: DateSections,
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label={typed ? `Choose date, ${shownDate(typed)}` : 'Choose date'}
                  disabled={disabled}
                  onPointerEnter={() => void calendarLoading()}
                  onClick={open}
                >
                  <CalendarIcon />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      {Loaded ? (
        <Loaded
          {...props}
          value={typed}
          anchor={field}
          onChoose={(date) => choose(partsOf(date))}
          onClose={() => setLoaded(undefined)}
        />
      ) : null}
    </SectionsContext>
  );
}
