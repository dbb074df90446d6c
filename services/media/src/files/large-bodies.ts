import type { FastifyInstance } from 'fastify';
import { ByteGate } from './byte-gate';

/**
 * Bodies of registrations that are in memory at once. While one is read, parsed, decoded and stored it takes about
 * four times its length; with this bound the process stays below 500 MB.
 */
const MOST_BYTES = 20 * 1024 * 1024;

/** Lets the bodies of registrations in a few at a time: one that waits stays with its sender, who has not sent it yet. */
export function boundLargeBodies(fastify: FastifyInstance): Promise<void> {
  const gate = new ByteGate(MOST_BYTES);
  fastify.addHook('preParsing', async (request, reply, payload) => {
    if (request.routeOptions.url !== '/internal/student-files') return payload;
    const leave = await gate.enter(Number(request.headers['content-length']) || 0);
    if (reply.raw.closed) leave();
    else reply.raw.once('close', leave);
    return payload;
  });
  return Promise.resolve();
}
