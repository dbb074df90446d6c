import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AppError, overloaded } from '../core/app-error';

/**
 * Maximum `Retry-After` in seconds. The value is random from 1 s, so that refused clients do not
 * return at once.
 */
const RETRY_SECONDS_MAX = 4;

/**
 * Limits calls in flight, so that an overload means 503 for some instead of no answers for all.
 * Internal calls are not counted, because the public calls that cause them are; nor are probes.
 */
export class InFlight {
  private count = 0;

  constructor(
    private readonly max: number,
    private readonly onRefused: () => void,
  ) {}

  /** Counts the request until its answer is sent. @returns the refusal if there are too many */
  admit(request: FastifyRequest, reply: FastifyReply): AppError | undefined {
    const kind = request.routeOptions.config.concord;
    if (!kind || !('call' in kind) || kind.call.access.includes('internal')) return undefined;
    if (this.count >= this.max) {
      this.onRefused();
      return refusal();
    }
    this.count += 1;
    reply.raw.once('close', () => (this.count -= 1));
    return undefined;
  }
}

const refusal = () =>
  overloaded(
    'Very many people are using the site right now. Please try again in a few seconds.',
    1 + Math.floor(Math.random() * RETRY_SECONDS_MAX),
  );
