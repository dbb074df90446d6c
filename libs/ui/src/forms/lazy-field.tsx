import TextField from '@mui/material/TextField';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

const DELAYS_MS = [500, 2_000, 5_000];

interface FieldProps {
  readonly label: string;
  readonly helperText?: ReactNode;
}

/**
 * A field whose code loads when it is first shown; it is disabled until then. After four failures `Fallback`, a simpler
 * field with the same properties, takes its place: a lost chunk must not break a half-filled form.
 */
export function lazyField<Props extends FieldProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Fallback: ComponentType<Props>,
) {
  const attempt = async (delays: readonly number[]): Promise<{ default: ComponentType<Props> }> => {
    try {
      return await load();
    } catch {
      const [delay, ...others] = delays;
      if (delay === undefined) return { default: Fallback };
      await new Promise((resolve) => void setTimeout(resolve, delay));
      return attempt(others);
    }
  };
  const Field = lazy(() => attempt(DELAYS_MS)) as ComponentType<Props>;
  return function LazyField(props: Props) {
    return (
      <Suspense fallback={<TextField label={props.label} disabled helperText={props.helperText} />}>
        <Field {...props} />
      </Suspense>
    );
  };
}
