import { connectionFailure, errorCode } from '@concord/contracts/environment';

export interface ErrorBody {
  statusCode: number;
  code: string;
  message: string;
  requestId: string;
}

export interface Refusal {
  status: number;
  code: string;
  message: string;
  retryAfterSeconds?: number;
}

export const NOT_FOUND: Refusal = {
  status: 404,
  code: 'NOT_FOUND',
  message: 'There is nothing at this address.',
};
export const MALFORMED_PATH: Refusal = {
  status: 400,
  code: 'BAD_REQUEST',
  message: 'The address of this request is not valid.',
};
export const PAYLOAD_TOO_LARGE: Refusal = {
  status: 413,
  code: 'PAYLOAD_TOO_LARGE',
  message: 'What you sent is too large. Choose a smaller file and try again.',
};
export const REQUEST_TIMEOUT: Refusal = {
  status: 408,
  code: 'REQUEST_TIMEOUT',
  message: 'Sending took too long. Please check your connection and try again.',
};
export const UPSTREAM_UNAVAILABLE: Refusal = {
  status: 503,
  code: 'UPSTREAM_UNAVAILABLE',
  message: 'This part of the site is not available right now. Please try again in a moment.',
  retryAfterSeconds: 1,
};
/** The random delay spreads the retries of clients that are refused at the same moment. */
export const overloaded = (): Refusal => ({
  status: 503,
  code: 'OVERLOADED',
  message: 'Very many people are using the site right now. Please try again in a few seconds.',
  retryAfterSeconds: 1 + Math.floor(Math.random() * 4),
});
export const UPSTREAM_TIMEOUT: Refusal = {
  status: 504,
  code: 'UPSTREAM_TIMEOUT',
  message: 'This is taking too long. Please try again in a moment.',
};
export const BAD_GATEWAY: Refusal = {
  status: 502,
  code: 'BAD_GATEWAY',
  message: 'Something went wrong on our side before this was finished. Please try again.',
  retryAfterSeconds: 1,
};
export const INTERNAL_ERROR: Refusal = {
  status: 500,
  code: 'INTERNAL_ERROR',
  message: 'Something went wrong on our side. Please try again.',
};

export function errorBody(refusal: Refusal, requestId: string): ErrorBody {
  return { statusCode: refusal.status, code: refusal.code, message: refusal.message, requestId };
}

const TOO_SLOW = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT']);

/** 503 when the service is unreachable, 504 when it is too slow, 502 when its answer is invalid. */
export function refusalForUpstream(error: unknown): Refusal {
  if (connectionFailure(error) === 'unreached') return UPSTREAM_UNAVAILABLE;
  if (TOO_SLOW.has(errorCode(error))) return UPSTREAM_TIMEOUT;
  return BAD_GATEWAY;
}
