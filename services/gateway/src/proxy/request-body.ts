import type { IncomingMessage } from 'node:http';

/** Bounds of {@link drain}. */
const DRAIN_BYTES = 32 * 1024 * 1024;
const DRAIN_MS = 15_000;
/** Bounds for a connection that is closed anyway, for bytes in transit. */
const CLOSING_DRAIN_MS = 1_000;
/** Most refused bodies drained at once; other connections are closed, because large bodies would fill the line. */
const DRAINS_MAX = { small: 500, large: 16 };
const SMALL_BYTES = 256 * 1024;

const draining = { small: 0, large: 0 };

const sizeOf = ({ headers }: IncomingMessage): keyof typeof draining =>
  Number(headers['content-length'] ?? Infinity) <= SMALL_BYTES ? 'small' : 'large';

export function hasBody(request: IncomingMessage): boolean {
  const length = request.headers['content-length'];
  return request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/** Recognizes headers that identify the caller. */
export function hasCredentials({ headers }: IncomingMessage): boolean {
  return headers.authorization !== undefined || headers.cookie !== undefined;
}

/**
 * Discards the rest of a refused body. Closing a connection with unread data resets it, and a browser then shows a
 * network error in place of the answer. `complete` is false beyond a number of bytes or a time: close the connection.
 */
export function drain(request: IncomingMessage, isClosing: boolean, done: (complete: boolean) => void): void {
  if (request.readableEnded || request.destroyed) return done(true);
  const size = sizeOf(request);
  if (draining[size] >= DRAINS_MAX[size]) return done(false);
  draining[size] += 1;
  let bytesLeft = DRAIN_BYTES;
  const finish = (complete: boolean): void => {
    draining[size] -= 1;
    clearTimeout(timer);
    request.off('data', count);
    request.off('end', onEnd);
    request.off('close', onEnd);
    done(complete);
  };
  const onEnd = (): void => finish(true);
  const count = (chunk: Buffer): void => {
    bytesLeft -= chunk.length;
    if (bytesLeft < 0) finish(false);
  };
  const timer = setTimeout(() => finish(false), isClosing ? CLOSING_DRAIN_MS : DRAIN_MS);
  request.on('data', count);
  request.on('end', onEnd);
  request.on('close', onEnd);
  request.resume();
}
