import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useForm,
  type UseFormReturn,
  useWatch,
  zodResolver,
} from '@concord/ui/forms';
import { z } from 'zod';

/** A text that is not empty. An empty message marks the field and says nothing. */
export const filled = (message: string) => z.string().trim().min(1, message);

/** A form with its values, for `SchemaDialog`. */
export interface SchemaForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** The values as they are typed. */
  readonly values: Values;
  /** True once the schema takes the values. */
  readonly isComplete: boolean;
  /** Setter for a field that is no input: `<CohortField value={values.cohort} onChange={setterOf('cohort')} />`. */
  readonly setterOf: <Name extends FieldPath<Values>>(
    name: Name,
  ) => (value: FieldPathValue<Values, Name>) => void;
  /** Message at a field that is no input. */
  readonly errorOf: (name: FieldPath<Values>) => string | undefined;
}

/**
 * A form whose rules are a schema: that of the call, or one made of its parts.
 *
 * @param mode `onChange` shows what is wrong while it is typed; otherwise it is shown after the first try to send.
 */
export function useSchemaForm<Values extends FieldValues>(
  schema: z.ZodType<Values, Values>,
  defaultValues: NoInfer<Values>,
  mode: 'onSubmit' | 'onChange' = 'onSubmit',
): SchemaForm<Values> {
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<Values>,
    mode,
  });
  // Every field has a default, so none is missing.
  const values = useWatch({ control: form.control }) as Values;
  const { isSubmitted } = form.formState;
  return {
    ...form,
    values,
    isComplete: schema.safeParse(values).success,
    setterOf: (name) => (value) =>
      form.setValue(name, value, { shouldValidate: isSubmitted || mode === 'onChange' }),
    errorOf: (name) => form.getFieldState(name, form.formState).error?.message,
  };
}
