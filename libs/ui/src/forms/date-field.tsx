import TextField from '@mui/material/TextField';
import { lazy, Suspense } from 'react';
import type { DatePickerProps } from './date-picker';

const DatePicker = lazy(() => import('./date-picker'));

/** Properties of {@link DateField}. */
export type DateFieldProps = DatePickerProps;

/** A calendar date `YYYY-MM-DD`, typed or picked as dd/MM/yyyy. The picker itself loads when a date is first shown. */
export function DateField(props: DateFieldProps) {
  return (
    <Suspense fallback={<TextField label={props.label} disabled placeholder="DD/MM/YYYY" />}>
      <DatePicker {...props} />
    </Suspense>
  );
}
