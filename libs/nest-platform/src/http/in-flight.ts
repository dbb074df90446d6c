import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AppError, overloaded } from '../core/app-error';

/** `Retry-After` of a refusal is 1 to this many seconds, at random, so that refused clients do not return all at once. */
const RETRY_SECONDS_MAX = 4;

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
    if (!kind || !('call' in kind) || kind.call.access.includes('internal')) return undefined;
    if (this.count >= this.max) return refusal();
    this.count += 1;
    reply.raw.once('close', () => (this.count -= 1));
    return undefined;
  }
}

const refusal = () =>
  overloaded(
    'Very many people are here at this moment. Please try again in a few seconds.',
    1 + Math.floor(Math.random() * RETRY_SECONDS_MAX),
  );
