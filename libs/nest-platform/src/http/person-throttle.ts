import type { Call } from '@concord/contracts';
import type { FastifyRequest } from 'fastify';
import type { AppError } from '../core/app-error';
import { CallThrottle } from '../limits/call-throttle';
import { servedCall } from './body-parsers';

/** Rate limit for candidates and members above honest use, applied before bodies are read. */
export class PersonThrottle {
  private readonly byCall = new Map<Call, CallThrottle>();

  /** Call it once the actor is known. */
  check(request: FastifyRequest): AppError | undefined {
    const call = servedCall(request);
    const { actor } = request;
    if (!call?.pace || (actor.kind !== 'candidate' && actor.kind !== 'member')) return undefined;
    let throttle = this.byCall.get(call);
    if (!throttle) {
      throttle = new CallThrottle({ ...call.pace, message: MESSAGE });
      this.byCall.set(call, throttle);
    }
    return throttle.check(actor.id);
  }
}

const MESSAGE = 'This page is sending too many requests. It will wait a moment, then continue by itself.';
