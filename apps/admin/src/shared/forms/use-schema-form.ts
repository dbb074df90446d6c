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

/** Schema of a text that is not empty. An empty message only marks the field. */
export const filled = (message: string) => z.string().trim().min(1, message);

/** A form with its values, for `SchemaDialog`. */
export interface SchemaForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** Present values. */
  readonly values: Values;
  /** True if the values are valid. */
  readonly isComplete: boolean;
  /** Setter for a custom field: `<CohortField value={values.cohort} onChange={setterOf('cohort')} />`. */
  readonly setterOf: <Name extends FieldPath<Values>>(
    name: Name,
  ) => (value: FieldPathValue<Values, Name>) => void;
  /** Error message of a custom field. */
  readonly errorOf: (name: FieldPath<Values>) => string | undefined;
}

/**
 * A form validated by a schema: that of the call, or one made of its parts.
 * @param mode `onChange` shows errors while typing; by default they are shown after the first attempt to
 * submit
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
