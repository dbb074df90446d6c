import { useFormState } from '@concord/ui/forms';
import type { RegistrationForm } from '../form/registration-form';
import { useIsSerialRefused } from '../sections/serial-check';
import { useRegistrationForm } from '../sections/use-registration-form';
import type { FormField } from './parts';

/** Tells whether a field has a problem: what the form found, or a serial that the check refused. */
export function useFieldProblems({ serialNumber }: RegistrationForm): (field: FormField) => boolean {
  const { control, getFieldState } = useRegistrationForm();
  const formState = useFormState({ control });
  const isSerialRefused = useIsSerialRefused(serialNumber);
  return (field) =>
    getFieldState(field, formState).error !== undefined || (field === 'serialNumber' && isSerialRefused);
}
