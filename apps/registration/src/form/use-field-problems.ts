import { useFormState } from '@concord/ui/forms';
import type { FormField } from './parts';
import type { RegistrationForm } from './registration-form';
import { useIsSerialRefused } from './serial-check';
import { useRegistrationForm } from './use-registration-form';

/** Whether a field has a problem: a validation error, or a serial that the check refused. */
export function useFieldProblems({ serialNumber }: RegistrationForm): (field: FormField) => boolean {
  const { control, getFieldState } = useRegistrationForm();
  const formState = useFormState({ control });
  const isSerialRefused = useIsSerialRefused(serialNumber);
  return (field) =>
    getFieldState(field, formState).error !== undefined || (field === 'serialNumber' && isSerialRefused);
}
