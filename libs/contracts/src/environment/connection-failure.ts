/** Header of the answers of a process that starts: the call was not begun, so any call may be sent to another process. */
export const STARTING_HEADER = 'x-starting';

/** The other side was not reached, so it has got nothing. */
const UNREACHED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const LOST = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** The code of an error of Node or of undici, as `ECONNREFUSED`; empty for another one. */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  // A host name with several addresses fails with one error for each of them.
  if ('errors' in error && Array.isArray(error.errors) && error.errors.length > 0)
    return errorCode(error.errors[0]);
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/**
 * How a connection between two processes failed: `unreached`, so that any call may be tried again; `lost`, so that the
 * other side may have done the call already; undefined when the error is no failed connection.
 */
export function connectionFailure(error: unknown): 'unreached' | 'lost' | undefined {
  const code = errorCode(error);
  if (UNREACHED.has(code)) return 'unreached';
  return LOST.has(code) ? 'lost' : undefined;
}
