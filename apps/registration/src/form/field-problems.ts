import { sharedEndpoints } from '@concord/api-client/requests';
import { normaliseSerial } from '@concord/contracts';
import { useFormState } from '@concord/ui/forms';
import type { FormField } from './parts';
import type { RegistrationForm } from './registration-form';
import { useRegistrationForm } from './use-registration-form';

/** The lengths of a complete serial without dashes: four groups of four, or five. */
const COMPLETE_LENGTHS = [16, 20];

/** The serial as it is sent, once it is complete. */
export const completeSerial = (typed: string): string | undefined =>
  COMPLETE_LENGTHS.includes(typed.replace(/[\s-]/g, '').length) ? normaliseSerial(typed) : undefined;

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
