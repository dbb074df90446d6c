import { finished } from 'node:stream';
import { BODY_LIMITS, calls } from '@concord/contracts';
import type { ServiceOptions } from '@concord/nest-platform';
import { Slots } from '../platform/slots';

type Fastify = Parameters<NonNullable<ServiceOptions['plugins']>>[0];

/**
 * Bounds the memory that registrations take: what all of them together may upload at once. A request is
 * let in or refused before a byte of its body is read; slow uploads of usual size do not shut others out.
 */
export function limitRegistrationBodies(fastify: Fastify): void {
  const limit = BODY_LIMITS.registration;
  const room = new Slots({ capacity: 6 * limit, waitingMax: 200, waitMs: 20_000 });
  fastify.addHook('onRequest', async (request, reply) => {
    const kind = request.routeOptions.config.concord;
    if (!kind || !('call' in kind) || kind.call !== calls.studentRegister) return;
    const announced = Number(request.headers['content-length']);
    const release = await room.take(announced >= 0 ? Math.min(announced, limit) : limit);
    finished(reply.raw, release);
  });
}
