import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../core/app-error';

/** Longest wait that a refused client is told, in seconds; each is told another one, so that they do not return at once. */
const WAIT_SECONDS = 4;

/**
 * Bounds the requests that a process works on at once, so that an overload is a clear 503 to some for a moment and
 * not a process that answers nobody. Calls between services and probes are not counted: their callers are.
 */
export class InFlight {
  private count = 0;

  constructor(private readonly max: number) {}

  /** Takes the request in until its answer is through, or tells what it is refused with. */
  enter(request: FastifyRequest, reply: FastifyReply): AppError | undefined {
    const kind = request.routeOptions.config.concord;
    if (!kind || !('call' in kind)) return undefined;
    if (this.count >= this.max) return overloaded();
    this.count += 1;
    reply.raw.once('close', () => (this.count -= 1));
    return undefined;
  }
}

const overloaded = () =>
  new AppError(
    503,
    'OVERLOADED',
    'Very many people are here at this moment. Please try again in a few seconds.',
    {
      retryAfterSeconds: 1 + Math.floor(Math.random() * WAIT_SECONDS),
    },
  );
