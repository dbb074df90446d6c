import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { FaultProxy } from './fault-proxy';
import { MongoMessage, MongoMessages } from './mongo-messages';

/**
 * Errors of a server that steps down, shuts down, or takes too long, by code.
 * Source: https://github.com/mongodb/mongo/blob/master/src/mongo/base/error_codes.yml
 */
export const MONGO_FAILURES = {
  50: 'MaxTimeMSExpired',
  64: 'WriteConcernTimeout',
  91: 'ShutdownInProgress',
  189: 'PrimarySteppedDown',
  262: 'ExceededTimeLimit',
  10107: 'NotWritablePrimary',
  11600: 'InterruptedAtShutdown',
  11602: 'InterruptedDueToReplStateChange',
  13435: 'NotPrimaryNoSecondaryOk',
} as const;

export type MongoFailureCode = keyof typeof MONGO_FAILURES;

/** The one failure that accompanies an answer: the write is done, but perhaps not on a majority. */
const WRITE_CONCERN: MongoFailureCode = 64;

/**
 * Effect on a command:
 * - `refuse`: fails without execution.
 * - `deceive`: executes, but reports an error.
 * - `drop`: the connection breaks before execution; `loseAnswer`: after it.
 * - `delay`: executes later.
 */
export type MongoFault = { commands: readonly string[] } & (
  | { effect: 'refuse' | 'deceive'; code: MongoFailureCode }
  | { effect: 'drop' | 'loseAnswer' }
  | { effect: 'delay'; ms: number }
);

type Change = (answer: MongoMessage) => MongoMessage | undefined;

/**
 * A proxy to MongoDB that makes commands fail like those of a real replica set. The driver's
 * handshakes always pass.
 *
 * @example
 * const proxy = await MongoFaults.to('mongodb://127.0.0.1:27017/');
 * connectTo(proxy.url);
 * const end = proxy.inject({ commands: ['insert', 'update'], effect: 'refuse', code: 10107 });
 * end();
 */
export class MongoFaults {
  /** Number of commands affected by a fault. */
  met = 0;
  private readonly active = new Set<MongoFault>();
  private proxy!: FaultProxy;

  static async to(target: string): Promise<MongoFaults> {
    const faults = new MongoFaults();
    faults.proxy = await FaultProxy.to(target, undefined, (near, far) => faults.relay(near, far));
    return faults;
  }

  /** The target's URL through the proxy; the driver contacts no other member of a replica set. */
  get url(): string {
    const url = new URL(this.proxy.url);
    url.searchParams.set('directConnection', 'true');
    return url.href;
  }

  /** Applies a fault to matching commands. @returns a function that ends it */
  inject(fault: MongoFault): () => void {
    this.active.add(fault);
    return () => this.active.delete(fault);
  }

  /** Breaks every connection and refuses new ones, until {@link restore}. */
  cut(): Promise<void> {
    return this.proxy.cut();
  }

  restore(): Promise<void> {
    return this.proxy.restore();
  }

  private relay(near: Socket, far: Socket): void {
    const [asked, answered] = [new MongoMessages(), new MongoMessages()];
    const changes = new Map<number, Change>();
    near.on('data', (chunk: Buffer) => {
      for (const message of asked.read(chunk)) void this.pass(message, near, far, changes);
    });
    far.on('data', (chunk: Buffer) => {
      for (const answer of answered.read(chunk)) {
        const change = changes.get(answer.responseTo);
        changes.delete(answer.responseTo);
        const changed = change ? change(answer) : answer;
        if (changed) near.write(changed.bytes);
        else near.destroy();
      }
    });
  }

  private async pass(
    message: MongoMessage,
    near: Socket,
    far: Socket,
    changes: Map<number, Change>,
  ): Promise<void> {
    const fault = this.faultOf(message);
    if (fault) this.met += 1;
    switch (fault?.effect) {
      case 'refuse':
        if (fault.code !== WRITE_CONCERN)
          return void near.write(MongoMessage.answer(message.id, failureOf(fault.code)).bytes);
        changes.set(message.id, failed(fault.code));
        break;
      case 'deceive':
        changes.set(message.id, failed(fault.code));
        break;
      case 'drop':
        return void near.destroy();
      case 'loseAnswer':
        changes.set(message.id, () => undefined);
        break;
      case 'delay':
        await pause(fault.ms, undefined, { ref: false });
    }
    if (far.writable) far.write(message.bytes);
  }

  private faultOf(message: MongoMessage): MongoFault | undefined {
    if (this.active.size === 0) return undefined;
    const [name = ''] = Object.keys(message.command() ?? {});
    return [...this.active].find(({ commands }) => commands.includes(name));
  }
}

function failureOf(code: MongoFailureCode) {
  const codeName = MONGO_FAILURES[code];
  return { ok: 0, code, codeName, errmsg: `injected: ${codeName}` };
}

/** Error answer for a command that was executed. */
function failed(code: MongoFailureCode): Change {
  if (code !== WRITE_CONCERN) return ({ responseTo }) => MongoMessage.answer(responseTo, failureOf(code));
  return (answer) => {
    // Values keep their exact types.
    const body = answer.command({ promoteValues: false, promoteLongs: false });
    const { ok: _, ...writeConcernError } = failureOf(code);
    return MongoMessage.answer(answer.responseTo, { ...body, writeConcernError });
  };
}
