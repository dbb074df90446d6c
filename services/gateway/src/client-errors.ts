import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { errorBody, REQUEST_TIMEOUT, type Refusal } from './core/errors';
import { requestIdFrom } from './core/request-id';
import type { HeaderMap } from './core/security-headers';

const INVALID_REQUEST: Refusal = {
  status: 400,
  code: 'BAD_REQUEST',
  message: 'This request could not be understood.',
};
/** Refusals by the code of the parser's error. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: REQUEST_TIMEOUT,
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'HEADERS_TOO_LARGE',
    message: 'The address or the headers of this request are too long.',
  },
};

/** Answers requests that Node's HTTP parser refused, in the usual error shape. */
export function answerClientError(
  error: Error & { code?: string },
  socket: Socket,
  securityHeaders: HeaderMap,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = REFUSALS[error.code ?? ''] ?? INVALID_REQUEST;
  const requestId = requestIdFrom(undefined);
  const body = JSON.stringify(errorBody(refusal, requestId));
  const headers: Record<string, string> = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-request-id': requestId,
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${head.join('')}\r\n${body}`);
}
