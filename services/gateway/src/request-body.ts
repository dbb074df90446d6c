import type { IncomingMessage } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';

const DRAIN_BYTES = 32 * 1024 * 1024;
const DRAIN_MS = 15_000;

/** A sender of whom nothing comes for this long is gone, or wants to keep others out. */
const IDLE_MS = 60_000;
/** Larger bodies are passed on as they come. */
const SMALL_BYTES = 32 * 1024;

/** Passes a body on while counting it. */
export class BodyMeter extends Transform {
  private seen = 0;
  private seenBefore = -1;
  private readonly timer: NodeJS.Timeout;

  /**
   * @param onExceeded called once, when there is more than `limit` bytes
   * @param onIdle called when all that came was passed on, and nothing more has come for a minute
   */
  constructor(
    private readonly limit: number,
    private readonly onExceeded: () => void,
    private readonly onIdle: () => void,
  ) {
    super();
    this.timer = setInterval(() => this.look(), IDLE_MS);
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

  private look(): void {
    // What waits here to be taken is no fault of the sender, who may not send on.
    if (this.seen === this.seenBefore && this.readableLength === 0) this.onIdle();
    this.seenBefore = this.seen;
  }
}

export function hasBody(request: IncomingMessage): boolean {
  const length = request.headers['content-length'];
  return request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/** Whether a body says that it is small: it is then taken in whole before it needs a connection to the service. */
export function isSmall(request: IncomingMessage): boolean {
  const length = request.headers['content-length'];
  return length !== undefined && Number(length) <= SMALL_BYTES;
}

/** Takes in a whole body; `done` is not called when it breaks off. */
export function gather(request: IncomingMessage, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.once('end', () => done(Buffer.concat(chunks)));
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
