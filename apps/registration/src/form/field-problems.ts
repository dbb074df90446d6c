import { sharedEndpoints } from '@concord/api-client/requests';
import { LIMITS, normaliseSerial } from '@concord/contracts';
import { useFormState } from '@concord/ui/forms';
import type { FormField } from './parts';
import type { RegistrationForm } from './registration-form';
import { useRegistrationForm } from './use-registration-form';

/** The serial as it is sent, once it is complete. */
export function completeSerial(typed: string): string | undefined {
  const serial = normaliseSerial(typed);
  return serial.length === LIMITS.serialLength ? serial : undefined;
}

/** Whether a field has a problem: a validation error, or a serial that the check beside the field refused. */
export function useFieldProblems({ serialNumber }: RegistrationForm): (field: FormField) => boolean {
  const { control, getFieldState } = useRegistrationForm();
  const formState = useFormState({ control });
  const serial = completeSerial(serialNumber);
  // Reads the cached answer; sends no request.
  const { currentData } = sharedEndpoints.serialCheck.useQueryState(
    { body: { serial: serial ?? '' } },
    { skip: serial === undefined },
  );
  return (field) =>
    getFieldState(field, formState).error !== undefined ||
    (field === 'serialNumber' && currentData?.isValid === false);
}
