import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '../people/random.ts';

/** A mobile link with packet loss. */
export interface Link {
  readonly roundTripMs: number;
  /** Share of lost segments. */
  readonly loss: number;
  readonly downBytesPerSecond: number;
  readonly upBytesPerSecond: number;
}

/** 2G (EDGE) in a moving bus. */
export const BUS: Link = {
  roundTripMs: 300,
  loss: 0.05,
  downBytesPerSecond: 240_000 / 8,
  upBytesPerSecond: 120_000 / 8,
};

const SEGMENT_BYTES = 1_448;
const FIRST_WINDOW = 10;
const SMALLEST_WINDOW = 2;

/** One direction of the link, shared by its connections. */
class Line {
  private freeAt = 0;
  private readonly bytesPerSecond: number;

  constructor(bytesPerSecond: number) {
    this.bytesPerSecond = bytesPerSecond;
  }

  /** Resolves when these bytes have been transmitted. */
  async pass(bytes: number): Promise<void> {
    const now = Date.now();
    this.freeAt = Math.max(this.freeAt, now) + (bytes / this.bytesPerSecond) * 1000;
    await pause(this.freeAt - now);
  }
}

/** Model of TCP Reno: the window grows by round trips until a segment is lost, and is then halved. */
export class SendWindow {
  segments = FIRST_WINDOW;
  private slowStart = true;

  /** @returns additional round trips for the lost segments of a round */
  afterRound(count: number, isLost: () => boolean): number {
    let again = 0;
    let missing = count;
    do {
      missing = Array.from({ length: missing }, isLost).filter(Boolean).length;
      // The timeout doubles for each further loss of a segment.
      if (missing > 0) again = again === 0 ? 1 : again * 2 + 1;
    } while (missing > 0);
    if (again > 0) {
      this.segments = Math.max(SMALLEST_WINDOW, Math.floor(this.segments / 2));
      this.slowStart = false;
    } else if (count >= this.segments) this.segments += this.slowStart ? this.segments : 1;
    return again;
  }
}

/** Relays one direction of a connection at the speed of the link. */
async function carry(from: Socket, to: Socket, line: Line, link: Link, isLost: () => boolean): Promise<void> {
  const window = new SendWindow();
  let queue = Buffer.alloc(0);
  let wake: () => void = () => undefined;
  let ended = false;
  from.on('data', (chunk: Buffer) => {
    queue = Buffer.concat([queue, chunk]);
    wake();
  });
  from.on('close', () => ((ended = true), wake()));
  while (!ended || queue.length > 0) {
    if (queue.length === 0) {
      await new Promise<void>((resolve) => (wake = resolve));
      continue;
    }
    const round = queue.subarray(0, window.segments * SEGMENT_BYTES);
    queue = queue.subarray(round.length);
    const isMore = queue.length > 0;
    await line.pass(round.length);
    const again = window.afterRound(Math.ceil(round.length / SEGMENT_BYTES), isLost);
    await pause((0.5 + again) * link.roundTripMs);
    if (to.writable) to.write(round);
    // Delay of the acknowledgement that starts the next round.
    if (isMore) await pause(0.5 * link.roundTripMs);
  }
}

/**
 * A relay for `FaultProxy` that simulates a bad mobile link: a model of TCP, without TLS. With the same seed
 * and order of segments, the same ones are lost.
 */
export function lossyRelay(link: Link, seed: number): (near: Socket, far: Socket) => void {
  const random = seededRandom(seed);
  const isLost = () => random() < link.loss;
  const [up, down] = [new Line(link.upBytesPerSecond), new Line(link.downBytesPerSecond)];
  return (near, far) => {
    near.pause();
    // Delay of the connection's handshake.
    void pause(link.roundTripMs).then(() => near.resume());
    void carry(near, far, up, link, isLost);
    void carry(far, near, down, link, isLost);
  };
}
