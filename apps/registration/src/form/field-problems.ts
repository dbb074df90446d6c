import { sharedEndpoints } from '@concord/api-client/requests';
import { LIMITS, normaliseSerial } from '@concord/contracts';
import { useFormState } from '@concord/ui/forms';
import { useContext } from 'react';
import type { FormField } from './parts';
import type { RegistrationForm } from './registration-form';
import { SentFormContext, type SentForm } from './sent-form';
import { useRegistrationForm } from './use-registration-form';

/** The serial as it is sent, once it is complete. */
export function completeSerial(typed: string): string | undefined {
  const serial = normaliseSerial(typed);
  return serial.length === LIMITS.serialLength ? serial : undefined;
}

/**
 * The typed serial once it is complete, and how far it was sent. One that was sent is not checked: the check would call
 * it used, although it is the applicant's own.
 */
export function useTypedSerial(typed: string): { serial: string | undefined; stage: SentForm['stage'] } {
  const sent = useContext(SentFormContext);
  const serial = completeSerial(typed);
  const isOwn = serial !== undefined && (sent.stage === 'registered' || serial === sent.serial);
  return { serial, stage: isOwn ? sent.stage : 'not sent' };
}

/** Whether a field has a problem: a validation error, or a serial that the check beside the field refused. */
export function useFieldProblems({ serialNumber }: RegistrationForm): (field: FormField) => boolean {
  const { control, getFieldState } = useRegistrationForm();
  const formState = useFormState({ control });
  const { serial, stage } = useTypedSerial(serialNumber);
  // Reads the cached answer; sends no request.
  const { currentData } = sharedEndpoints.serialCheck.useQueryState(
    { body: { serial: serial ?? '' } },
    { skip: serial === undefined || stage !== 'not sent' },
  );
  return (field) =>
    getFieldState(field, formState).error !== undefined ||
    (field === 'serialNumber' && currentData?.isValid === false);
}
