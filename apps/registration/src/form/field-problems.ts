import { sharedEndpoints } from '@concord/api-client/requests';
import { LIMITS, normaliseSerial } from '@concord/contracts';
import { useFormState } from '@concord/ui/forms';
import { useContext } from 'react';
import type { FormField } from './parts';
import type { RegistrationForm } from './registration-form';
import { SentFormContext, type SentForm } from './sent-form';
import { useRegistrationForm } from './use-registration-form';

/** Normalised serial once it is complete. */
export function completeSerial(typed: string): string | undefined {
  const serial = normaliseSerial(typed);
  return serial.length === LIMITS.serialLength ? serial : undefined;
}

/**
 * Typed serial once complete, and its submission stage. The serial of a submitted form is not
 * checked: it would count as used, by the applicant's own registration.
 */
export function useTypedSerial(typed: string): { serial: string | undefined; stage: SentForm['stage'] } {
  const sent = useContext(SentFormContext);
  const serial = completeSerial(typed);
  const isOwn = serial !== undefined && (sent.stage === 'registered' || serial === sent.serial);
  return { serial, stage: isOwn ? sent.stage : 'not sent' };
}

/** True if a field has a validation error, or a serial refused by the check beside it. */
export function useFieldProblems({ serialNumber }: RegistrationForm): (field: FormField) => boolean {
  const { control, getFieldState } = useRegistrationForm();
  const formState = useFormState({ control });
  const { serial, stage } = useTypedSerial(serialNumber);
  // Reads the cached answer, without a request.
  const { currentData } = sharedEndpoints.serialCheck.useQueryState(
    { body: { serial: serial ?? '' } },
    { skip: serial === undefined || stage !== 'not sent' },
  );
  return (field) =>
    getFieldState(field, formState).error !== undefined ||
    (field === 'serialNumber' && currentData?.isValid === false);
}
