import type { ApiError } from '@concord/api-client/requests';
import { type CertificateForm, INVALID_SERIAL } from './certificate-form';

/** Places to show the refusal of a serial that was valid a moment ago. */
export interface SerialRefusal {
  /** Fields whose details do not match the serial. */
  readonly fields: readonly (readonly ['studentName' | 'selectedCourse', string])[];
  /** At the serial field. */
  readonly serial?: string;
  /** Above the button. */
  readonly whole?: string;
}

const isBound = (path: string): path is 'studentName' | 'selectedCourse' =>
  (['studentName', 'selectedCourse'] satisfies (keyof CertificateForm)[] as string[]).includes(path);

/** Maps a refused certificate to the affected fields. */
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
