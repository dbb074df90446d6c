import { studentUpdateBody } from '@concord/contracts';
import type { FieldErrors, Resolver } from '@concord/ui/forms';
import { correctionOf, type CorrectionValues, fieldOf } from './correction-values';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATES: readonly (keyof CorrectionValues)[] = ['dob', 'startDate'];

/**
 * Message for a field: the contract's message about dates names the wire format, but people see another one.
 */
const messageOf = (field: keyof CorrectionValues, values: CorrectionValues, message: string) =>
  DATES.includes(field) && !ISO_DATE.test(String(values[field]))
    ? 'Enter the full date as DD/MM/YYYY'
    : message;

/** Validates the form by the request's schema. */
export const correctionResolver =
  (base: CorrectionValues): Resolver<CorrectionValues> =>
  (values) => {
    const checked = studentUpdateBody.safeParse({ revision: 0, ...correctionOf(base, values) });
    if (checked.success) return { values, errors: {} };
    const errors: FieldErrors<CorrectionValues> = {};
    for (const { path, message } of checked.error.issues) {
      const field = fieldOf(path.join('.'));
      if (field && !errors[field])
        Object.assign(errors, { [field]: { type: 'schema', message: messageOf(field, values, message) } });
    }
    return { values: {}, errors };
  };
