/** Header of a process that is still starting: the call was not begun, so any call may be sent to another process. */
export const STARTING_HEADER = 'x-starting';

/** Errors before a connection was made, so the other side received nothing. */
const UNREACHED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const LOST = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

const isAggregate = (error: unknown): error is { errors: [unknown, ...unknown[]] } =>
  typeof error === 'object' &&
  error !== null &&
  'errors' in error &&
  Array.isArray(error.errors) &&
  error.errors.length > 0;

/** Error code of Node or undici, e.g. `ECONNREFUSED`; empty for other errors. */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  // A host name with several addresses fails with one error per address.
  if (isAggregate(error)) return errorCode(error.errors[0]);
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/**
 * Kind of connection failure between processes: `unreached` (any call may be retried), `lost` (the
 * other side may have executed the call), or undefined for other errors.
 */
export function connectionFailure(error: unknown): 'unreached' | 'lost' | undefined {
  const code = errorCode(error);
  // Several errors are those of a connection that was tried at each address of a name.
  if (isAggregate(error) || UNREACHED.has(code)) return 'unreached';
  return LOST.has(code) ? 'lost' : undefined;
}
