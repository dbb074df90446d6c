import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { useId, useLayoutEffect, useState } from 'react';
import { type TypedParts, partsOf, valueOf } from './date-parts';
import type { DatePickerProps } from './date-picker';
import { DateSections, SectionsContext } from './date-sections';
import { errorText } from './error-text';
import { storedDate } from './stored-date';

/** How a field was left for the picker to go on with. */
export interface LeftDate {
  /** The part that has the focus. */
  readonly at: number | undefined;
  readonly opensCalendar: boolean;
}

interface RestingDateProps extends DatePickerProps {
  readonly isPickerLoaded: boolean;
  readonly onTouch: () => void;
  /** Called once the picker may take the field's place: not while a date is being typed, which it would not show. */
  readonly onLeave: (left: LeftDate) => void;
}

const LABEL_SHRUNK = { inputLabel: { shrink: true } };

/** A date that looks like the picker's and takes what is typed until the picker is there. */
export function RestingDate(props: RestingDateProps) {
  const { label, value, onChange, onBlur, name, inputRef, error, helperText, required, disabled } = props;
  const { reportsIncomplete = false, isPickerLoaded, onTouch, onLeave } = props;
  const id = useId();
  // `reported` is the form's value for what is shown.
  const [state, setState] = useState({ reported: value, parts: partsOf(value) });
  if (value !== state.reported) setState({ reported: value, parts: partsOf(value) });
  const [at, setAt] = useState<number>();
  const [opensCalendar, setOpensCalendar] = useState(false);
  const { parts } = state;
  const typed = valueOf(parts);
  const isPartial = typed !== '' && partsOf(typed).join('') === '';
  const isFocused = at !== undefined;

  // Before the next event: a digit that came in between would be left behind.
  useLayoutEffect(() => {
    if (isPickerLoaded && (!isPartial || opensCalendar)) onLeave({ at, opensCalendar });
  }, [isPickerLoaded, isPartial, at, opensCalendar, onLeave]);

  const change = (next: TypedParts) => {
    const text = valueOf(next);
    const reported = reportsIncomplete || partsOf(text).join('') ? text : '';
    setState({ reported, parts: next });
    if (reported !== value) onChange(reported);
  };
  const shown = typed && (storedDate(typed) ?? typed);
  return (
    <SectionsContext
      value={{
        labelId: `${id}-label`,
        parts,
        disabled: Boolean(disabled),
        onChange: change,
        at,
        onAt: (next) => {
          setAt(next);
          if (next !== undefined) onTouch();
        },
      }}
    >
      <TextField
        id={id}
        label={label}
        name={name}
        inputRef={inputRef}
        value={shown}
        onBlur={onBlur}
        required={required}
        disabled={disabled}
        error={Boolean(error)}
        helperText={errorText(error) ?? helperText}
        sx={shown || isFocused ? undefined : { '& [role="group"] > span': { opacity: 0 } }}
        slotProps={{
          ...(shown ? LABEL_SHRUNK : {}),
          input: {
            inputComponent: DateSections,
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label="Choose date"
                  disabled={disabled}
                  onPointerEnter={onTouch}
                  onClick={() => {
                    setOpensCalendar(true);
                    onTouch();
                  }}
                >
                  <CalendarIcon />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
    </SectionsContext>
  );
}
