import { z } from 'zod';

/** Stable error codes. Clients branch on `code`; people read `message`. */
export const ERROR_CODES = [
  'VALIDATION',
  'BAD_JSON',
  'BAD_REQUEST',
  'UNAUTHENTICATED',
  'INVALID_CREDENTIALS',
  'SECOND_FACTOR',
  'FACTOR_NEEDED',
  'PASSWORD_CHANGE_NEEDED',
  'INITIAL_PASSWORD_EXPIRED',
  'ACCOUNT_SUSPENDED',
  'CONFIRMATION_NEEDED',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'EMAIL_TAKEN',
  'LAST_SUPER_ADMIN',
  'SERIAL_INVALID',
  'SERIAL_USED',
  'IN_PROGRESS',
  'IDEMPOTENCY_MISMATCH',
  'NOT_XLSX',
  'NOT_AN_IMAGE',
  'FILE_REFUSED',
  'EXAM_IN_USE',
  'EXAM_CODE_TAKEN',
  'ALREADY_ASSIGNED',
  'ALREADY_COMPLETED',
  'ATTEMPT_IN_PROGRESS',
  'ATTEMPT_CLOSED',
  'ATTEMPT_NOT_STARTED',
  'ATTEMPT_RESET',
  'TOO_LATE',
  'ALREADY_DECIDED',
  'REVISION',
  'TAKEN_OVER',
  'PAST_DUE',
  'NOT_OPEN',
  'HALL_PAUSED',
  'CODE_NEEDED',
  'CODE_WRONG',
  'NO_CODE',
  'WRONG_NETWORK',
  'SEB_NEEDED',
  'SEB_WRONG',
  'NO_QUESTIONS',
  'TOO_MANY_ROWS',
  'NAME_TOO_LONG',
  'NAME_UNPRINTABLE',
  'CONFLICT',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'OVERLOADED',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'BAD_GATEWAY',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** One problem of a body; `path` is dotted (`questions.3.answer`), empty for the whole body. */
export const errorIssue = z.object({ path: z.string(), message: z.string() });
export type ErrorIssue = z.infer<typeof errorIssue>;

/** Body of every answer with status 400 or above, including those of the HTTP layer. */
export const errorBody = z.object({
  statusCode: z.number().int(),
  code: z.enum(ERROR_CODES),
  message: z.string(),
  requestId: z.string(),
  issues: z.array(errorIssue).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
