import type { IncomingMessage } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';

const DRAIN_BYTES = 32 * 1024 * 1024;
const DRAIN_MS = 15_000;

/** Passes a body on while counting it; `onExceeded` is called once, when there is more than `limit` bytes. */
export class BodyMeter extends Transform {
  private seen = 0;

  constructor(
    private readonly limit: number,
    private readonly onExceeded: () => void,
  ) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const before = this.seen;
    this.seen += chunk.length;
    if (this.seen <= this.limit) done(null, chunk);
    else if (before <= this.limit) this.onExceeded();
  }
}

export function hasBody(request: IncomingMessage): boolean {
  const length = request.headers['content-length'];
  return request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/**
 * Reads what is left of a refused body, so that the client comes to read the answer: a connection closed on unread
 * data is reset, and a browser then shows a network error in place of our words. Bounded in bytes and time; beyond
 * that `complete` is false and the connection has to go.
 */
export function drain(request: IncomingMessage, done: (complete: boolean) => void): void {
  if (request.readableEnded || request.destroyed) return done(true);
  let left = DRAIN_BYTES;
  const finish = (complete: boolean): void => {
    clearTimeout(timer);
    request.off('data', count);
    request.off('end', onEnd);
    request.off('close', onEnd);
    done(complete);
  };
  const onEnd = (): void => finish(true);
  const count = (chunk: Buffer): void => {
    left -= chunk.length;
    if (left < 0) finish(false);
  };
  const timer = setTimeout(() => finish(false), DRAIN_MS);
  request.on('data', count);
  request.on('end', onEnd);
  request.on('close', onEnd);
  request.resume();
}
