import { useController, useFormContext, useWatch } from '@concord/ui/forms';
import { useDeferredValue } from 'react';
import type { RegistrationForm } from './registration-form';

export const useRegistrationForm = () => useFormContext<RegistrationForm>();

/** All values, deferred so that components which show them don't slow down typing. */
export function useFormValues(): RegistrationForm {
  const { control } = useRegistrationForm();
  // Every field has a default, so none is missing.
  return useDeferredValue(useWatch({ control }) as RegistrationForm);
}

/** Properties that bind a `SearchField` to a field of the form. */
export function useSearchFieldProps(name: 'country' | 'state' | 'phoneCountry') {
  const { control } = useRegistrationForm();
  const { field, fieldState } = useController({ control, name });
  const { ref: inputRef, ...props } = field;
  return { ...props, inputRef, error: fieldState.error?.message };
}
