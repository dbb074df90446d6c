import type { Socket } from 'node:net';
import { FaultProxy } from './fault-proxy';
import { isOfPlatform, writesOf } from './mongo-commands';
import { type MongoCommand, type MongoMessage, MongoMessages } from './mongo-messages';

/** Writes that wait keep their connections, so a process may need more than its usual number. */
const CONNECTIONS = '200';

/** A chosen write that was not reached yet. */
interface Stop {
  /** Writes until then, with itself. */
  left: number;
  reached: (command: MongoCommand) => void;
}

/**
 * A proxy to MongoDB that stops a process at a chosen write: the write never reaches the server, and who sent it
 * waits for the answer. Killed there, the process leaves the writes before it, and none of the same work after it.
 *
 * @example
 * const stops = await MongoStops.to('mongodb://127.0.0.1:27017/');
 * startWorker({ MONGODB_URI: stops.url });
 * await stops.at(3);
 * await worker.end('SIGKILL'); // two writes were done
 */
export class MongoStops {
  private next: Stop | undefined;
  private proxy!: FaultProxy;
  private readonly isOther: (command: MongoCommand) => boolean;

  private constructor(isOther: (command: MongoCommand) => boolean) {
    this.isOther = isOther;
  }

  /** @param isOther true for writes that do not count, as those of the platform itself */
  static async to(target: string, isOther = isOfPlatform): Promise<MongoStops> {
    const stops = new MongoStops(isOther);
    stops.proxy = await FaultProxy.to(target, undefined, (near, far) => stops.relay(near, far));
    return stops;
  }

  /** The target's URL through the proxy; the driver contacts no other member of a replica set. */
  get url(): string {
    const url = new URL(this.proxy.url);
    url.searchParams.set('directConnection', 'true');
    url.searchParams.set('maxPoolSize', CONNECTIONS);
    return url.href;
  }

  /**
   * Stops at the `nth` write from now, from 1. A stop that was not reached yet is replaced; writes that wait are not
   * released.
   * @returns the write, once it waits
   */
  at(nth: number): Promise<MongoCommand> {
    return new Promise((reached) => (this.next = { left: nth, reached }));
  }

  /** Lets all later writes pass. */
  none(): void {
    this.next = undefined;
  }

  /** Breaks every connection and refuses new ones. */
  cut(): Promise<void> {
    return this.proxy.cut();
  }

  private relay(near: Socket, far: Socket): void {
    const messages = new MongoMessages();
    near.on('data', (chunk: Buffer) => {
      for (const message of messages.read(chunk))
        if (!this.holds(message) && far.writable) far.write(message.bytes);
    });
    far.pipe(near);
  }

  private holds(message: MongoMessage): boolean {
    const { next } = this;
    if (!next) return false;
    const command = message.command();
    if (!command || writesOf(command) === 0 || this.isOther(command)) return false;
    next.left -= 1;
    if (next.left > 0) return false;
    this.next = undefined;
    next.reached(command);
    return true;
  }
}
