import type { Route } from '@concord/contracts';
import type { callUrl } from '../addresses';
import type { apiErrorFromAnswer, apiErrorWithoutAnswer, ApiError } from '../api-error';

/** Bytes of an upload; `sent` equals `total` while the server processes it. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

export interface Upload {
  /** JSON text. */
  readonly text: string;
  readonly idempotencyKey: string;
  /** Token of the sender; absent for a public call. */
  readonly token?: string;
  readonly onProgress: (progress: UploadProgress) => void;
}

export type UploadAnswer<T> = { readonly data: T } | { readonly error: ApiError };

/**
 * Idle time-outs in milliseconds, between chunks and for the answer; a slow but moving link is not
 * cut off.
 */
const STALL_TIMEOUT_MS = 60_000;
const ANSWER_TIMEOUT_MS = 120_000;
/** Time-out after the browser reports that it is offline, because it does not always end the request. */
const OFFLINE_TIMEOUT_MS = 4_000;

const ANSWER_HEADERS = ['retry-after', 'x-request-id'];

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const name of ANSWER_HEADERS) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

function tryParse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** Functions of the client. Each app passes those of its requests, as it has no bytes for other copies. */
export interface UploadClient {
  readonly callUrl: typeof callUrl;
  readonly apiErrorFromAnswer: typeof apiErrorFromAnswer;
  readonly apiErrorWithoutAnswer: typeof apiErrorWithoutAnswer;
}

/** Sends JSON and reports the progress, which fetch cannot do. Never rejects. */
export function uploadJson<T>(
  route: Pick<Route, 'method' | 'path'>,
  { text, idempotencyKey, token, onProgress }: Upload,
  { callUrl, apiErrorFromAnswer, apiErrorWithoutAnswer }: UploadClient,
  signal?: AbortSignal,
) {
  return new Promise<UploadAnswer<T>>((resolve) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const abort = () => request.abort();
    const settle = (answer: UploadAnswer<T>) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      window.removeEventListener('offline', limitOffline);
      resolve(answer);
    };
    const setTimeoutTo = (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        settle({ error: apiErrorWithoutAnswer('TIMEOUT_ERROR') });
        request.abort();
      }, milliseconds);
    };
    const limitOffline = () => setTimeoutTo(OFFLINE_TIMEOUT_MS);

    request.upload.onprogress = ({ loaded, total }) => {
      setTimeoutTo(STALL_TIMEOUT_MS);
      onProgress({ sent: loaded, total });
    };
    request.upload.onload = ({ loaded }) => {
      setTimeoutTo(ANSWER_TIMEOUT_MS);
      onProgress({ sent: loaded, total: loaded });
    };
    request.onload = () => {
      const body = tryParse(request.responseText);
      const succeeded = request.status >= 200 && request.status < 300;
      if (succeeded && body) return settle({ data: body.value as T });
      // An unreadable success: the server may or may not have stored what was sent.
      if (succeeded) return settle({ error: apiErrorWithoutAnswer('PARSING_ERROR') });
      settle({ error: apiErrorFromAnswer(request.status, body?.value, headersOf(request)) });
    };
    request.onerror = () => settle({ error: apiErrorWithoutAnswer('FETCH_ERROR') });
    request.onabort = request.onerror;
    signal?.addEventListener('abort', abort);
    window.addEventListener('offline', limitOffline);

    request.open(route.method, callUrl(route));
    request.setRequestHeader('content-type', 'application/json');
    request.setRequestHeader('idempotency-key', idempotencyKey);
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    setTimeoutTo(STALL_TIMEOUT_MS);
    request.send(text);
  });
}
