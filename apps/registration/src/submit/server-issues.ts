import { isApiError } from '@concord/api-client/requests';
import type { FormField } from '../form/parts';
import { EMPTY_FORM } from '../form/registration-form';

const BY_CODE: Readonly<Record<string, FormField>> = {
  SERIAL_INVALID: 'serialNumber',
  EMAIL_TAKEN: 'email',
};

function fieldAt(path: string): FormField | undefined {
  const [top, ...below] = path.split('.');
  if (!top || !(top in EMPTY_FORM)) return undefined;
  const nested = top === 'currentEmploymet' || top === 'documents';
  return (nested && below[0] ? `${top}.${below[0]}` : top) as FormField;
}

/** Fields that the server refused, in its order, with its messages; `type` selects the help. */
export function fieldIssues(error: unknown) {
  if (!isApiError(error)) return [];
  const byCode = BY_CODE[error.code];
  if (byCode) return [{ field: byCode, message: error.message, type: error.code }];
  return error.issues.flatMap(({ path, message }) => {
    const field = fieldAt(path);
    return field ? [{ field, message, type: 'server' }] : [];
  });
}
