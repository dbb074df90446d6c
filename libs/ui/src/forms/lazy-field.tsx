import TextField from '@mui/material/TextField';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { loadField } from './load-field';

interface FieldProps {
  readonly label: string;
  readonly helperText?: ReactNode;
}

/**
 * A field whose code loads when it is first shown; disabled until then. `Fallback`: see {@link loadField}.
 */
export function lazyField<Props extends FieldProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Fallback: ComponentType<Props>,
) {
  const Field = lazy(() => loadField(load, Fallback)) as ComponentType<Props>;
  return function LazyField(props: Props) {
    return (
      <Suspense fallback={<TextField label={props.label} disabled helperText={props.helperText} />}>
        <Field {...props} />
      </Suspense>
    );
  };
}
