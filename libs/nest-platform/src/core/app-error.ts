import { STATUS_CODES } from 'node:http';
import type { ErrorBody, ErrorCode, ErrorIssue } from '@concord/contracts';
import type { z } from 'zod';

/** A refusal with a stable code and words for a person; the error filter turns it into the wire's error body. */
export class AppError extends Error {
  constructor(
    readonly statusCode: number,
    readonly code: ErrorCode,
    message: string,
    readonly extra: { issues?: ErrorIssue[]; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: extra.cause });
    this.name = 'AppError';
  }

  toBody(requestId: string): ErrorBody {
    return {
      statusCode: this.statusCode,
      code: this.code,
      message: this.message,
      requestId,
      ...(this.extra.issues && { issues: this.extra.issues }),
    };
  }
}

const CODE_OF_STATUS: Record<number, ErrorCode> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'OVERLOADED',
};

const WORDS_OF_STATUS: Record<number, string> = {
  404: 'There is nothing at this address',
  413: 'This is larger than the limit',
  415: 'Send the body as JSON',
};

/** The refusal for a bare HTTP status, as the HTTP layer below us raises. */
export function errorOfStatus(status: number, cause?: unknown): AppError {
  const words = WORDS_OF_STATUS[status] ?? STATUS_CODES[status] ?? 'The request could not be served';
  return new AppError(status, CODE_OF_STATUS[status] ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL'), words, {
    cause,
  });
}

export const notFound = (what = 'It') => new AppError(404, 'NOT_FOUND', `${what} was not found`);
export const forbidden = (message = 'You may not do this') => new AppError(403, 'FORBIDDEN', message);
export const conflict = (code: ErrorCode, message: string) => new AppError(409, code, message);
export const badRequest = (code: ErrorCode, message: string, issues?: ErrorIssue[]) =>
  new AppError(400, code, message, { issues });
export const unauthenticated = (message = 'Please sign in') => new AppError(401, 'UNAUTHENTICATED', message);
export const unavailable = (message: string, cause?: unknown) =>
  new AppError(503, 'UPSTREAM_UNAVAILABLE', message, { retryAfterSeconds: 1, cause });
export const overloaded = (
  message = 'Many people are using this at the moment, please try again shortly',
  retryAfterSeconds = 3,
) => new AppError(503, 'OVERLOADED', message, { retryAfterSeconds });

/** Our own messages stand by themselves; the library's say only what is wrong, so the field is named. */
function wordsOf({ path, message }: ErrorIssue): string {
  return path && /^(Invalid|Too |Unrecognized)/.test(message) ? `${path}: ${message}` : message;
}

/** The 400 for a body or query that does not fit its schema, with every problem by path. */
export function validationError(error: z.ZodError): AppError {
  const issues = error.issues
    .slice(0, 50)
    .map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  const first = issues[0];
  const message = first ? wordsOf(first) : 'The request is not valid';
  return new AppError(400, 'VALIDATION', message, { issues });
}
