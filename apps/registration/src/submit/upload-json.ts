import { apiErrorFromAnswer, apiErrorWithoutAnswer, type ApiError } from '@concord/api-client/requests';

/** How far an upload is, in bytes; `sent` equals `total` while the server works on it. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

export interface Upload {
  readonly url: string;
  /** JSON text. */
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
}

/** Milliseconds without a byte sent, or without an answer once all were: a slow link that moves is never cut off. */
const STALLED_MS = 60_000;
const UNANSWERED_MS = 120_000;
/** The same once the browser says that it has no connection; it does not always end what was under way. */
const OFFLINE_MS = 4_000;

const ANSWER_HEADERS = ['retry-after', 'x-request-id'];

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const name of ANSWER_HEADERS) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** Sends JSON as nobody and tells how far it is, which fetch cannot. It never rejects. */
export function uploadJson({ url, text, headers, signal, onProgress }: Upload) {
  return new Promise<{ readonly data: unknown } | { readonly error: ApiError }>((resolve) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const abort = () => request.abort();
    const settle = (result: { readonly data: unknown } | { readonly error: ApiError }) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      window.removeEventListener('offline', hurry);
      resolve(result);
    };
    const patience = (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        settle({ error: apiErrorWithoutAnswer('TIMEOUT_ERROR') });
        request.abort();
      }, milliseconds);
    };
    const hurry = () => patience(OFFLINE_MS);

    request.upload.onprogress = ({ loaded, total }) => {
      patience(STALLED_MS);
      onProgress?.({ sent: loaded, total });
    };
    request.upload.onload = ({ loaded }) => {
      patience(UNANSWERED_MS);
      onProgress?.({ sent: loaded, total: loaded });
    };
    request.onload = () => {
      const answer = parsed(request.responseText);
      const succeeded = request.status >= 200 && request.status < 300;
      if (succeeded && answer) return settle({ data: answer.value });
      // A success that cannot be read leaves open what the server holds.
      if (succeeded) return settle({ error: apiErrorWithoutAnswer('PARSING_ERROR') });
      settle({ error: apiErrorFromAnswer(request.status, answer?.value, headersOf(request)) });
    };
    request.onerror = () => settle({ error: apiErrorWithoutAnswer('FETCH_ERROR') });
    request.onabort = request.onerror;
    signal?.addEventListener('abort', abort);
    window.addEventListener('offline', hurry);

    request.open('POST', url);
    request.setRequestHeader('content-type', 'application/json');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    patience(STALLED_MS);
    request.send(text);
  });
}
