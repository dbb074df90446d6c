import { registerBody, type RegisterBody } from '@concord/contracts';
import { zodResolver, type FieldErrors, type FormFieldError, type Resolver } from '@concord/ui/forms';
import { phoneNumbersIn } from '../phone/two-numbers';
import { toPayload, type RegistrationForm } from './registration-form';

const checkPayload = zodResolver(registerBody.out);

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const ALL_DIGITS = /^\d{2}\/\d{2}\/\d{4}$/;

/**
 * Replaces the contract's message for incomplete dates, which names the wire format instead of the
 * displayed one.
 */
function replaceDateMessage(error: FormFieldError | undefined, typed: string) {
  if (!error || ISO_DATE.test(typed)) return;
  error.message = ALL_DIGITS.test(typed) ? 'This date does not exist' : 'Enter the full date as DD/MM/YYYY';
}

/** Validates the form with the request's schema. */
export const checkForm: Resolver<RegistrationForm> = async (values, context, options) => {
  const checked = await checkPayload(
    toPayload(values) as Parameters<typeof checkPayload>[0],
    context,
    options as never,
  );
  const errors = checked.errors as FieldErrors<RegistrationForm>;
  // Two numbers would be stored as one text, which cannot be dialled.
  if (phoneNumbersIn(values.phoneNumber).length > 1)
    errors.phoneNumber = { type: 'custom', message: 'Choose one phone number' };
  if (Object.keys(errors).length === 0) return { values, errors: {} };
  replaceDateMessage(errors.dob, values.dob);
  replaceDateMessage(errors.currentEmploymet?.startDate, values.currentEmploymet.startDate);
  return { values: {}, errors };
};

/** A valid form as the request body: trimmed, without empty values. */
export const registrationOf = (values: RegistrationForm): RegisterBody =>
  registerBody.parse(toPayload(values));
