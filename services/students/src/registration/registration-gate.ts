import { finished, Readable } from 'node:stream';
import { BODY_LIMITS, calls } from '@concord/contracts';
import { AppError, badRequest, type ServiceOptions } from '@concord/nest-platform';
import { overloaded, Slots } from '../platform/slots';
import { hasMoreParts } from './json-parts';
import { UploadRoom, type UploadShare } from './upload-room';

type Fastify = Parameters<NonNullable<ServiceOptions['plugins']>>[0];

const LIMIT = BODY_LIMITS.registration;
const MB = 1024 * 1024;

/**
 * Bodies that have come are kept as bytes, one time their size: 54 MB are nearly forty with a photo of 1 MB, which is 1.4
 * MB as a data URL. More wait unread, in the sender's buffers. Those let in while they sent nothing may fill the rest. What
 * an upload announces counts while it comes: those that never send delay others by a quarter of a second for each three.
 */
export const ROOM = { admitBelow: 3 * LIMIT, capacity: 10 * LIMIT, waitMs: 60_000, announcedMs: 250 };
/**
 * One that is worked on takes about six times its size for a moment: bytes, text, parsed text, and the request to the
 * media service as text and bytes. So four of the usual size are, or one of 18 MB: 108 MB. Media works on two pictures
 * at once; four keep it busy. At the worst that is 180 and 108 MB and as much not collected yet: measured on two cores, a
 * hundred at once with photos of 1 MB take the process from 200 to 475 MiB; thirty of 16 MB took it to 630 when the room
 * above was 72 MB.
 */
const TURNS = { capacity: 24 * MB, waitingMax: 200, waitMs: 60_000 };
const LEAST_WEIGHT = 6 * MB;
/** A registration has about two hundred values at most, and texts of 26,000 characters, which may be commas. */
const PARTS_MAX = 50_000;

/**
 * Bounds the memory that all registrations together take. A new one waits, or is refused, before a byte of its body is
 * read; what counts are the bytes that really came, so that idle connections shut nobody out. Whose body has come waits
 * for a turn before it is parsed.
 */
export function limitRegistrationBodies(fastify: Fastify): void {
  const room = new UploadRoom(ROOM);
  const turns = new Slots(TURNS);
  const shares = new WeakMap<object, UploadShare>();
  fastify.addHook('onRequest', async (request, reply) => {
    if (kindOf(request.routeOptions.config) !== calls.studentRegister) return;
    const announced = Number(request.headers['content-length'] ?? 0);
    // Refused from its header by whoever reads it.
    if (announced > LIMIT) return;
    const share = await room.admit(announced);
    finished(reply.raw, () => share.leave());
    shares.set(request, share);
  });
  fastify.addHook('preParsing', async (request, reply, payload) => {
    const share = shares.get(request);
    if (!share) return payload;
    const body = await collect(payload as Readable, share).catch((cause: unknown) => {
      // Nobody reads this answer, but links break often, and that is no fault of ours to be logged.
      throw new AppError(400, 'BAD_REQUEST', 'The connection was lost while the registration was sent', {
        cause,
      });
    });
    if (!body || body.length > LIMIT) {
      // What still comes is not kept, and the connection ends with the answer.
      payload.resume();
      void reply.header('connection', 'close');
    }
    if (!body) throw overloaded();
    if (hasMoreParts(body, PARTS_MAX))
      throw badRequest('BAD_REQUEST', 'This is no registration: it has too many parts');
    const release = await turns.take(Math.max(body.length, LEAST_WEIGHT));
    finished(reply.raw, release);
    // Its turn is given back already: with many who left, all of them would be worked on at once.
    if (reply.raw.closed) throw senderGone();
    return Readable.from([body], { objectMode: false });
  });
}

/** Nobody reads this answer, but links break often, and that is no fault of ours to be logged. */
const senderGone = (cause?: unknown) =>
  new AppError(400, 'BAD_REQUEST', 'The connection was lost while the registration was sent', { cause });

/**
 * Takes in a body up to its limit; the reader refuses one that is larger.
 * @returns undefined when there is no room for it.
 */
async function collect(payload: Readable, share: UploadShare): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const iterator = payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  for await (const chunk of iterator) {
    if (!share.add(chunk.length)) return undefined;
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > LIMIT) break;
  }
  return Buffer.concat(chunks, bytes);
}

function kindOf(config: { concord?: object }): unknown {
  return config.concord && 'call' in config.concord ? config.concord.call : undefined;
}
