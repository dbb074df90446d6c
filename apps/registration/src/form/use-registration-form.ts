import { useFormContext, useWatch } from '@concord/ui/forms';
import { useDeferredValue } from 'react';
import type { RegistrationForm } from '../form/registration-form';

/** The one form, inside any section. */
export const useRegistrationForm = () => useFormContext<RegistrationForm>();

/** All values as they change; what shows them yields to the typing itself. */
export function useFormValues(): RegistrationForm {
  const { control } = useRegistrationForm();
  // Every field has a default, so none is missing.
  return useDeferredValue(useWatch({ control }) as RegistrationForm);
}
