import TextField from '@mui/material/TextField';
import { Suspense } from 'react';
import type { DatePickerProps } from './date-picker';
import { FallbackDate } from './fallback-date';
import { lazyWithFallback } from './lazy-with-fallback';

const DatePicker = lazyWithFallback(() => import('./date-picker'), FallbackDate);

/** A calendar date, typed or picked as dd/MM/yyyy; `value` is `YYYY-MM-DD`. The picker loads with the first date field. */
export function DateField(props: DatePickerProps) {
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
