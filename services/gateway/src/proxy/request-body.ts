import type { IncomingMessage } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';

/** Bounds of {@link drain}. */
const DRAIN_BYTES = 32 * 1024 * 1024;
const DRAIN_MS = 15_000;

/** A sender that is idle for this long is gone or holds connections on purpose. */
const IDLE_MS = 60_000;
/** Larger bodies are streamed. */
const SMALL_BYTES = 32 * 1024;

/** Counts the bytes of a body that is streamed through it. */
export class BodyMeter extends Transform {
  private seen = 0;
  private seenBefore = -1;
  private readonly timer: NodeJS.Timeout;

  /**
   * @param onExceeded called once, when the body is longer than `limit` bytes
   * @param onIdle called when all received bytes were read and no more arrive for a minute
   */
  constructor(
    private readonly limit: number,
    private readonly onExceeded: () => void,
    private readonly onIdle: () => void,
  ) {
    super();
    this.timer = setInterval(() => this.checkIdle(), IDLE_MS);
    this.timer.unref();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const before = this.seen;
    this.seen += chunk.length;
    if (this.seen <= this.limit) done(null, chunk);
    else if (before <= this.limit) this.onExceeded();
  }

  override _flush(done: TransformCallback): void {
    clearInterval(this.timer);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearInterval(this.timer);
    done(error);
  }

  private checkIdle(): void {
    // With unread bytes the sender is not idle: backpressure stops it.
    if (this.seen === this.seenBefore && this.readableLength === 0) this.onIdle();
    this.seenBefore = this.seen;
  }
}

export function hasBody(request: IncomingMessage): boolean {
  const length = request.headers['content-length'];
  return request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/** Whether the announced length is small: the body is then read before a connection to the service is used. */
export function isSmall(request: IncomingMessage): boolean {
  const length = request.headers['content-length'];
  return length !== undefined && Number(length) <= SMALL_BYTES;
}

/** Reads a whole body; `done` is not called when the client disconnects first. */
export function readBody(request: IncomingMessage, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.once('end', () => done(Buffer.concat(chunks)));
}

/**
 * Discards the rest of a refused body. Closing a connection with unread data resets it, and a browser then shows a
 * network error in place of the answer. `complete` is false beyond a number of bytes or a time: close the connection.
 */
export function drain(request: IncomingMessage, done: (complete: boolean) => void): void {
  if (request.readableEnded || request.destroyed) return done(true);
  let bytesLeft = DRAIN_BYTES;
  const finish = (complete: boolean): void => {
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
  const timer = setTimeout(() => finish(false), DRAIN_MS);
  request.on('data', count);
  request.on('end', onEnd);
  request.on('close', onEnd);
  request.resume();
}
