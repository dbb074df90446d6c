import type { ApiError } from '@concord/api-client/requests';
import { type CertificateForm, INVALID_SERIAL } from './certificate-form';

/** Messages for a serial that was refused although it had been reported as valid. */
export interface SerialRefusal {
  /** Fields that do not match the serial, each with its message. */
  readonly fields: readonly (readonly ['studentName' | 'selectedCourse', string])[];
  /** Message at the serial field. */
  readonly serial?: string;
  /** Message above the button. */
  readonly whole?: string;
}

const isBound = (path: string): path is 'studentName' | 'selectedCourse' =>
  (['studentName', 'selectedCourse'] satisfies (keyof CertificateForm)[] as string[]).includes(path);

/** Maps the refusal of a certificate to the affected fields. */
export function serialRefusal({ issues, message }: Pick<ApiError, 'issues' | 'message'>): SerialRefusal {
  const fields = issues.flatMap(({ path, message: words }) =>
    isBound(path) ? [[path, words] as const] : [],
  );
  if (fields.length > 0) return { fields };
  // A service of the previous version does not distinguish the two.
  if (message.trim() === INVALID_SERIAL.trim())
    return {
      fields,
      whole:
        'This serial number was issued for a different name or course. Enter both exactly as in our records.',
    };
  return { fields, serial: message };
}
