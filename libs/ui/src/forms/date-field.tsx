import TextField from '@mui/material/TextField';
import { Suspense } from 'react';
import type { DatePickerProps } from './date-picker';
import { latePart } from './late-part';
import { PlainDate } from './plain-date';

const DatePicker = latePart(() => import('./date-picker'), PlainDate);

/** Properties of {@link DateField}. */
export type DateFieldProps = DatePickerProps;

/** A calendar date `YYYY-MM-DD`, typed or picked as dd/MM/yyyy. The picker itself loads when a date is first shown. */
export function DateField(props: DateFieldProps) {
  return (
    <Suspense
      fallback={
        <TextField label={props.label} disabled placeholder="DD/MM/YYYY" helperText={props.helperText} />
      }
    >
      <DatePicker {...props} />
    </Suspense>
  );
}
