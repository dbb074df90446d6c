import { useFormState } from '@concord/ui/forms';
import { useFormValues, useRegistrationForm } from '../sections/use-registration-form';
import { partState, type PartState } from './part-state';
import { PARTS, type Part } from './parts';

/** Every part with its state, which follows what is typed. */
export function usePartStates(): readonly { readonly part: Part; readonly state: PartState }[] {
  const { control, getFieldState } = useRegistrationForm();
  const formState = useFormState({ control });
  const values = useFormValues();
  return PARTS.map((part) => ({
    part,
    state: partState(part, values, (field) => getFieldState(field, formState).error !== undefined),
  }));
}
