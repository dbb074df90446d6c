import { isApiError } from '@concord/api-client/requests';
import type { FieldPath } from '@concord/ui/forms';
import { EMPTY_FORM, type RegistrationForm } from '../form/registration-form';

/** A problem of one field. */
export interface FieldIssue {
  readonly field: FieldPath<RegistrationForm>;
  readonly message: string;
}

const BY_CODE: Readonly<Record<string, FieldPath<RegistrationForm>>> = {
  SERIAL_INVALID: 'serialNumber',
  EMAIL_TAKEN: 'email',
};

function fieldAt(path: string): FieldPath<RegistrationForm> | undefined {
  const [top, ...below] = path.split('.');
  if (!top || !(top in EMPTY_FORM)) return undefined;
  const nested = top === 'currentEmploymet' || top === 'documents';
  return (nested && below[0] ? `${top}.${below[0]}` : top) as FieldPath<RegistrationForm>;
}

/** The fields that the server refused, in its order, each with the server's message. */
export function fieldIssues(error: unknown): readonly FieldIssue[] {
  if (!isApiError(error)) return [];
  const byCode = BY_CODE[error.code];
  if (byCode) return [{ field: byCode, message: error.message }];
  return error.issues.flatMap(({ path, message }) => {
    const field = fieldAt(path);
    return field ? [{ field, message }] : [];
  });
}
