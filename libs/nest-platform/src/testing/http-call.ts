import type { ErrorCode } from '@concord/contracts';

/** Answer to a call: `body` is parsed JSON, or text for other content types. */
export interface HttpAnswer<T> {
  status: number;
  body: T;
  headers: Headers;
}

export interface HttpCallOptions {
  /** Defaults to GET without a body and POST with one. */
  method?: string;
  /** Sent as JSON; text is sent unchanged, as `application/json` unless `headers` says otherwise. */
  body?: unknown;
  /** A bearer token. */
  token?: string;
  headers?: Record<string, string>;
}

/** Expectation of a refusal for `toMatchObject`. */
export const refusal = (status: number, code: ErrorCode) => ({ status, body: { code } });

/** Calls a service over HTTP. An event stream is closed as soon as it begins, and has an empty body. */
export async function httpCall<T = Record<string, unknown>>(
  url: string,
  { body, method = body === undefined ? 'GET' : 'POST', token, headers }: HttpCallOptions = {},
): Promise<HttpAnswer<T>> {
  const isForm = body instanceof FormData;
  const response = await fetch(url, {
    method,
    headers: {
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: isForm || typeof body === 'string' ? body : JSON.stringify(body),
  });
  const type = response.headers.get('content-type') ?? '';
  const isStream = type.startsWith('text/event-stream');
  if (isStream) await response.body?.cancel();
  const text = isStream ? '' : await response.text();
  return {
    status: response.status,
    body: (type.includes('json') && text ? JSON.parse(text) : text) as T,
    headers: response.headers,
  };
}
