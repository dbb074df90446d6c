import { STATUS_CODES } from 'node:http';
import { choiceWords, type ErrorBody, type ErrorCode, type ErrorIssue } from '@concord/contracts';
import type { z } from 'zod';

/** A refusal with a stable code and a message for people; the error filter sends it. */
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

  /** Error body of the wire format. */
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

const CODE_BY_STATUS: Record<number, ErrorCode> = {
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

const MESSAGE_BY_STATUS: Record<number, string> = {
  404: 'There is nothing at this address',
  413: 'This is too large to send',
  415: 'Send the body as JSON',
  500: 'Something went wrong on our side. Please try again',
};

/** Refusal for an HTTP status raised by Fastify. */
export function errorOfStatus(status: number, cause?: unknown): AppError {
  const message = MESSAGE_BY_STATUS[status] ?? STATUS_CODES[status] ?? 'The request could not be completed';
  return new AppError(
    status,
    CODE_BY_STATUS[status] ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL'),
    message,
    {
      cause,
    },
  );
}

/** 404 with `<what> was not found`. */
export const notFound = (what = 'It') => new AppError(404, 'NOT_FOUND', `${what} was not found`);
/** Returns the record. @throws AppError 404 with `<what> was not found` if it is missing. */
export function required<T>(record: T | null | undefined, what: string): T {
  if (record === null || record === undefined) throw notFound(what);
  return record;
}
/** 403. */
export const forbidden = (message = 'You are not allowed to do this') =>
  new AppError(403, 'FORBIDDEN', message);
/** 403 for staff who must repeat a second-factor code. */
export const confirmationNeeded = () =>
  new AppError(403, 'CONFIRMATION_NEEDED', 'Enter a code from your authenticator app to continue');
/** 403 for staff who must set up a second factor first. */
export const factorNeeded = () =>
  new AppError(403, 'FACTOR_NEEDED', 'Set up your second factor on your account page first');
/** 403 for staff who must replace their initial password first. */
export const passwordChangeNeeded = () =>
  new AppError(403, 'PASSWORD_CHANGE_NEEDED', 'Choose your own password first');
/** 409 with a specific code. */
export const conflict = (code: ErrorCode, message: string, issues?: ErrorIssue[]) =>
  new AppError(409, code, message, { issues });
/** 400 with a specific code. */
export const badRequest = (code: ErrorCode, message: string, issues?: ErrorIssue[]) =>
  new AppError(400, code, message, { issues });
/** 401. */
export const unauthenticated = (message = 'Please sign in') => new AppError(401, 'UNAUTHENTICATED', message);
/** 503 for a store or service that does not answer; clients retry after a second. */
export const unavailable = (message: string, cause?: unknown) =>
  new AppError(503, 'UPSTREAM_UNAVAILABLE', message, { retryAfterSeconds: 1, cause });
/** 503 for overload; clients retry after `retryAfterSeconds`. */
export const overloaded = (
  message = 'Many people are using this right now. Please try again shortly',
  retryAfterSeconds = 3,
) => new AppError(503, 'OVERLOADED', message, { retryAfterSeconds });

/** Adds the field's name to Zod's own messages, which lack it; ours are complete. */
function messageOf({ path, message }: ErrorIssue): string {
  return path && /^(Invalid|Too |Unrecognized)/.test(message) ? `${path}: ${message}` : message;
}

/** Converts an issue, replacing Zod's message for an invalid choice. */
function issueOf(issue: z.core.$ZodIssue): ErrorIssue {
  const path = issue.path.join('.');
  const isChoice = issue.code === 'invalid_value' && issue.message.startsWith('Invalid option');
  return { path, message: isChoice ? choiceWords(path, issue.values) : issue.message };
}

/** 400 for a body or query that does not match its schema; `issues` has the first 50 problems by path. */
export function validationError(error: z.ZodError): AppError {
  const issues = error.issues.slice(0, 50).map(issueOf);
  const first = issues[0];
  const message = first ? messageOf(first) : 'The request is not valid';
  return new AppError(400, 'VALIDATION', message, { issues });
}
