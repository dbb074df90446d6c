import type { ApiError } from '@concord/api-client/requests';
import { type CertificateForm, INVALID_SERIAL } from './certificate-form';

/** Where a refusal of a serial that was valid a moment ago is shown. */
export interface SerialRefusal {
  /** At the fields whose details are not those of the serial. */
  readonly fields: readonly (readonly ['studentName' | 'selectedCourse', string])[];
  /** At the serial itself. */
  readonly serial?: string;
  /** Above the button. */
  readonly whole?: string;
}

const isBound = (path: string): path is 'studentName' | 'selectedCourse' =>
  (['studentName', 'selectedCourse'] satisfies (keyof CertificateForm)[] as string[]).includes(path);

/** Reads which field a refused certificate is about. */
export function serialRefusal({ issues, message }: Pick<ApiError, 'issues' | 'message'>): SerialRefusal {
  const fields = issues.flatMap(({ path, message: words }) =>
    isBound(path) ? [[path, words] as const] : [],
  );
  if (fields.length > 0) return { fields };
  // A service of the release before does not say which of the two it is.
  if (message.trim() === INVALID_SERIAL.trim())
    return {
      fields,
      whole:
        'This serial number was issued for a different name or course. Enter both exactly as in our records.',
    };
  return { fields, serial: message };
}
