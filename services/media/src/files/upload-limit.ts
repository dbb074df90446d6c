import { internalCalls } from '@concord/contracts';
import { WeightedLimiter } from '@concord/nest-platform';
import type { FastifyInstance } from 'fastify';

/**
 * Bytes of registration bodies processed in parallel. A body takes about four times its length while it is read,
 * parsed, decoded and stored; this limit keeps the process below 500 MB.
 */
const MAX_BYTES = 20 * 1024 * 1024;

const { internalFilesStore, internalFilesAdd } = internalCalls;
const UPLOADS = new Set<string | undefined>([internalFilesStore.path, internalFilesAdd.path]);

/** Makes registration bodies beyond the limit wait unread: backpressure leaves them at the sender. */
export function limitUploadMemory(fastify: FastifyInstance): Promise<void> {
  const limiter = new WeightedLimiter({ capacity: MAX_BYTES });
  fastify.addHook('preParsing', async (request, reply, payload) => {
    if (!UPLOADS.has(request.routeOptions.url)) return payload;
    const release = await limiter.acquire(Number(request.headers['content-length']) || 0);
    if (reply.raw.closed) release();
    else reply.raw.once('close', release);
    return payload;
  });
  return Promise.resolve();
}
