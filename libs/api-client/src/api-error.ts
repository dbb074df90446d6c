/** One field that the server refused. */
export interface ApiIssue {
  readonly path: string;
  readonly message: string;
}

/** Typed error of every failed call. `status` is 0 if there was no answer. */
export interface ApiError {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly issues: readonly ApiIssue[];
  readonly requestId?: string;
  /** Seconds to wait before the next try, from `Retry-After`. */
  readonly retryAfter?: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** True if a caught value is the typed error of a call. */
export const isApiError = (value: unknown): value is ApiError =>
  isRecord(value) &&
  typeof value['status'] === 'number' &&
  typeof value['code'] === 'string' &&
  typeof value['message'] === 'string';

/** Message to show for any caught value. */
export function errorMessage(error: unknown): string {
  if (typeof error === 'string' && error.trim()) return error;
  if (isRecord(error) && typeof error['message'] === 'string' && error['message']) return error['message'];
  return 'Something went wrong. Please try again.';
}

const readIssues = (value: unknown): readonly ApiIssue[] =>
  Array.isArray(value)
    ? value
        .filter(isRecord)
        .map((item) => ({ path: String(item['path'] ?? ''), message: String(item['message'] ?? '') }))
    : [];

/** Converts an unsuccessful answer into the typed error. `body` is its content, of any shape. */
export function apiErrorFromAnswer(status: number, body: unknown, headers?: Headers): ApiError {
  const record = isRecord(body) ? body : {};
  const retryAfter = Number(headers?.get('retry-after') ?? Number.NaN);
  const requestId = record['requestId'] ?? headers?.get('x-request-id');
  return {
    status,
    code: typeof record['code'] === 'string' ? record['code'] : `HTTP_${status}`,
    message:
      typeof record['message'] === 'string'
        ? record['message']
        : status >= 500
          ? 'The service is not available right now. Please try again shortly.'
          : 'The request was refused.',
    issues: readIssues(record['issues']),
    ...(typeof requestId === 'string' ? { requestId } : {}),
    ...(Number.isFinite(retryAfter) ? { retryAfter } : {}),
  };
}

/** Typed error of a call without an answer, or with an answer that is not JSON. */
export const apiErrorWithoutAnswer = (kind: string): ApiError => ({
  status: 0,
  code: kind === 'TIMEOUT_ERROR' ? 'TIMEOUT' : 'NETWORK',
  message: 'The server could not be reached. Please check your connection and try again.',
  issues: [],
});
