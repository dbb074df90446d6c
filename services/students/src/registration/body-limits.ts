import { finished, Readable } from 'node:stream';
import { BODY_LIMITS, calls } from '@concord/contracts';
import {
  AppError,
  badRequest,
  overloaded,
  type ServiceOptions,
  WeightedLimiter,
} from '@concord/nest-platform';
import { hasMoreValues } from './json-value-count';
import { UploadMemory, type UploadReservation } from './upload-memory';

type Fastify = Parameters<NonNullable<ServiceOptions['plugins']>>[0];

const LIMIT = BODY_LIMITS.registration;
const MB = 1024 * 1024;

/**
 * 54 MB admit nearly forty bodies with a photo of 1 MB (1.4 MB as a data URL); admitted ones may fill the rest.
 * Others stay in their senders' buffers. Three idle uploads delay others by one progress interval.
 */
export const UPLOAD_MEMORY = {
  admitBelow: 3 * LIMIT,
  capacity: 10 * LIMIT,
  waitMs: 60_000,
  progressIntervalMs: 250,
};
/**
 * Handling a body takes about six times its size. 24 MB admit four usual ones, which keep media busy, or one of 18 MB.
 * Measured on two cores: 100 at once with photos of 1 MB take the process from 200 to 475 MiB.
 */
const HANDLING = { capacity: 24 * MB, maxQueued: 200, maxWaitMs: 60_000 };
const MIN_WEIGHT = 6 * MB;
/** A registration has at most about 200 values, and texts of 26,000 characters in all, which may be commas. */
const MAX_VALUES = 50_000;

/**
 * Bounds the memory of all registrations: before its body is read, and again before it is parsed, one waits or is refused.
 * Received bytes count, so that idle connections do not block others.
 */
export function limitRegistrationBodies(fastify: Fastify): void {
  const memory = new UploadMemory(UPLOAD_MEMORY);
  const handling = new WeightedLimiter(HANDLING);
  const reservations = new WeakMap<object, UploadReservation>();
  fastify.addHook('onRequest', async (request, reply) => {
    if (callOf(request.routeOptions.config) !== calls.studentRegister) return;
    const announced = Number(request.headers['content-length'] ?? 0);
    // Fastify refuses this one by its header.
    if (announced > LIMIT) return;
    const reservation = await memory.admit(announced);
    finished(reply.raw, () => reservation.release());
    reservations.set(request, reservation);
  });
  fastify.addHook('preParsing', async (request, reply, payload) => {
    const reservation = reservations.get(request);
    if (!reservation) return payload;
    const body = await collect(payload as Readable, reservation).catch((cause: unknown) => {
      throw connectionLost(cause);
    });
    if (!body || body.length > LIMIT) {
      // The rest of the body is discarded, and the connection closes with the answer.
      payload.resume();
      void reply.header('connection', 'close');
    }
    if (!body) throw overloaded();
    if (hasMoreValues(body, MAX_VALUES))
      throw badRequest('BAD_REQUEST', 'This is no registration: it has too many parts');
    const release = await handling.acquire(Math.max(body.length, MIN_WEIGHT));
    finished(reply.raw, release);
    // The connection closed while waiting, and its turn is released already: handling it would exceed the bound.
    if (reply.raw.closed) throw connectionLost();
    return Readable.from([body], { objectMode: false });
  });
}

/** A lost connection is common and no fault of the service: a 4xx is not logged as an error. */
const connectionLost = (cause?: unknown) =>
  new AppError(400, 'BAD_REQUEST', 'The connection was lost while the registration was sent', { cause });

/**
 * Reads a body up to its limit; Fastify refuses a larger one afterwards.
 * @returns undefined when there is no memory left for it.
 */
async function collect(payload: Readable, reservation: UploadReservation): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const iterator = payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  for await (const chunk of iterator) {
    if (!reservation.add(chunk.length)) return undefined;
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > LIMIT) break;
  }
  return Buffer.concat(chunks, bytes);
}

function callOf(config: { concord?: object }): unknown {
  return config.concord && 'call' in config.concord ? config.concord.call : undefined;
}
