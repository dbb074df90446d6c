import { finished, Readable } from 'node:stream';
import { BODY_LIMITS, type Call } from '@concord/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, overloaded } from '../core/app-error';
import { UploadMemory, type UploadReservation } from '../limits/upload-memory';
import { WeightedLimiter } from '../limits/weighted-limiter';
import { servedCall } from './body-parsers';
import { jsonExcess } from './json-bounds';

const LARGEST = BODY_LIMITS.registration;
const MB = 1024 * 1024;

/**
 * Memory for received bodies. New bodies are admitted below 54 MB, nearly forty with a photo of 1
 * MB (1.4 MB as a data URL); admitted bodies may use the rest. Others wait in their senders'
 * buffers. Three idle uploads delay others by one progress interval.
 */
export const UPLOAD_MEMORY = {
  admitBelow: 3 * LARGEST,
  capacity: 10 * LARGEST,
  waitMs: 60_000,
  progressIntervalMs: 250,
};
/**
 * Memory for bodies being handled, each about six times its size. 24 MB are four usual bodies,
 * which keep media busy, or one of 18 MB. Measured on two cores: 100 at once with photos of 1 MB
 * grow the process from 200 to 475 MiB.
 */
const HANDLING = { capacity: 24 * MB, maxQueued: 200, maxWaitMs: 60_000 };
const MIN_WEIGHT = 6 * MB;
/** Maximum body of staff calls that skip the queue, so that correcting a name does not wait for pictures. */
const SMALL = 64 * 1024;

/**
 * Limits the memory of calls with large bodies: each waits or is refused before its body is read,
 * and again before it is parsed. Received bytes count, so that idle connections do not block
 * others. Its hooks run after the access check.
 */
export function limitLargeBodies(fastify: FastifyInstance): void {
  const memory = new UploadMemory(UPLOAD_MEMORY);
  const handling = new WeightedLimiter(HANDLING);
  const reservations = new WeakMap<FastifyRequest, UploadReservation>();
  fastify.addHook('onRequest', async (request, reply) => {
    const announced = Number(request.headers['content-length'] ?? 0);
    if (!isLarge(request, announced)) return;
    const reservation = await memory.admit(announced);
    finished(reply.raw, () => reservation.release());
    reservations.set(request, reservation);
  });
  fastify.addHook('preParsing', async (request, reply, payload) => {
    const reservation = reservations.get(request);
    if (!reservation) return payload;
    const limit = request.routeOptions.bodyLimit ?? LARGEST;
    const body = await collect(payload as Readable, limit, reservation).catch((cause: unknown) => {
      throw connectionLost(cause);
    });
    if (!body || body.length > limit) {
      // Discards the rest of the body; the connection closes with the answer.
      payload.resume();
      void reply.header('connection', 'close');
    }
    if (!body) throw overloaded();
    // The parser repeats this check, but refused bodies must neither wait for a turn nor delay
    // others.
    const call = servedCall(request);
    const excess = call?.attachments ? undefined : jsonExcess(body, call ?? {});
    if (excess) throw excess;
    const release = await handling.acquire(Math.max(body.length, MIN_WEIGHT));
    finished(reply.raw, release);
    // The connection closed while it waited, and its turn was released: handling the body would
    // exceed the limit.
    if (reply.raw.closed) throw connectionLost();
    return Readable.from([body], { objectMode: false });
  });
}

/** True if the body may take significant memory. One above its call's limit is refused by its header. */
function isLarge(request: FastifyRequest, announced: number): boolean {
  const call: Call | undefined = servedCall(request);
  const { bodyLimit = BODY_LIMITS.default, multipart, access = [] } = call ?? {};
  if (bodyLimit <= BODY_LIMITS.default || multipart || announced > bodyLimit) return false;
  // Public uploads always count as large, because an applicant's small picture takes as long to
  // handle.
  const isSmall = announced > 0 && announced <= SMALL && !access.includes('public');
  return !isSmall;
}

/**
 * A lost connection is common and no fault of the service, so it is a 4xx, which is not logged as
 * an error.
 */
const connectionLost = (cause?: unknown) =>
  new AppError(400, 'BAD_REQUEST', 'The connection was lost while sending', { cause });

/**
 * Reads a body up to its limit; Fastify refuses a larger one afterwards.
 * @returns undefined if no memory is left.
 */
async function collect(
  payload: Readable,
  limit: number,
  reservation: UploadReservation,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const iterator = payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  for await (const chunk of iterator) {
    if (!reservation.add(chunk.length)) return undefined;
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > limit) break;
  }
  return Buffer.concat(chunks, bytes);
}
