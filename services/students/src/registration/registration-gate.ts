import { finished, PassThrough } from 'node:stream';
import { BODY_LIMITS, calls } from '@concord/contracts';
import type { ServiceOptions } from '@concord/nest-platform';
import { UploadRoom } from './upload-room';

type Fastify = Parameters<NonNullable<ServiceOptions['plugins']>>[0];

/**
 * Bounds the memory that all registrations together take. A new one waits, or is refused, before a byte of
 * its body is read; what counts are the bytes that really came, so that idle connections shut nobody out.
 */
export function limitRegistrationBodies(fastify: Fastify): void {
  const room = new UploadRoom({
    admitBelow: 4 * BODY_LIMITS.registration,
    capacity: 12 * BODY_LIMITS.registration,
    waitMs: 20_000,
  });
  const isRegistration = (config: Parameters<typeof kindOf>[0]) => kindOf(config) === calls.studentRegister;
  fastify.addHook('onRequest', async (request) => {
    if (isRegistration(request.routeOptions.config)) await room.admit();
  });
  fastify.addHook('preParsing', async (request, reply, payload) => {
    if (!isRegistration(request.routeOptions.config)) return payload;
    const share = room.share();
    finished(reply.raw, () => share.leave());
    const counted = new PassThrough();
    payload.on('data', (chunk: Buffer) => {
      if (!share.add(chunk.length)) counted.destroy(room.overloaded());
    });
    payload.on('error', (error: Error) => counted.destroy(error));
    return payload.pipe(counted);
  });
}

function kindOf(config: { concord?: object }): unknown {
  return config.concord && 'call' in config.concord ? config.concord.call : undefined;
}
