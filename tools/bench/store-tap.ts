import type { FaultProxy, MongoCommand } from '@concord/testing';

/** One command as it passed between a process and the store. */
export interface StoreCommand {
  /** As `find students.sessions`. */
  readonly name: string;
  /** In ms of `performance.now()`. */
  readonly at: number;
  /** Bytes of the command, and of its answer once that came. */
  sent: number;
  received: number;
}

/** What drivers say to keep a connection: no work of the product. */
const OF_THE_DRIVER = new Set(['hello', 'ismaster', 'ping', 'saslStart', 'saslContinue', 'endSessions']);

/** A proxy before MongoDB that notes each command and its bytes, and changes nothing. */
export class StoreTap {
  commands: StoreCommand[] = [];
  private readonly proxy: FaultProxy;

  private constructor(proxy: FaultProxy) {
    this.proxy = proxy;
  }

  static async to(target: string): Promise<StoreTap> {
    const { FaultProxy, MongoMessages } = await import('@concord/testing');
    const proxy = await FaultProxy.to(target, undefined, (near, far) => {
      const [asked, answered] = [new MongoMessages(), new MongoMessages()];
      const open = new Map<number, StoreCommand>();
      near.on('data', (chunk: Buffer) => {
        for (const message of asked.read(chunk)) {
          const name = nameOf(message.command());
          if (!name) continue;
          const command = { name, at: performance.now(), sent: message.bytes.length, received: 0 };
          open.set(message.id, command);
          tap.commands.push(command);
        }
        far.write(chunk);
      });
      far.on('data', (chunk: Buffer) => {
        for (const answer of answered.read(chunk)) {
          const command = open.get(answer.responseTo);
          if (command) command.received = answer.bytes.length;
          open.delete(answer.responseTo);
        }
        near.write(chunk);
      });
    });
    const tap = new StoreTap(proxy);
    return tap;
  }

  /** The store's URL by way of the proxy; the driver asks no other member of a replica set. */
  get url(): string {
    const url = new URL(this.proxy.url);
    url.searchParams.set('directConnection', 'true');
    return url.href;
  }

  /** @returns the commands since the last call of this. */
  take(): StoreCommand[] {
    const taken = this.commands;
    this.commands = [];
    return taken;
  }

  close(): Promise<void> {
    return this.proxy.cut();
  }
}

function nameOf(command: MongoCommand | undefined): string | undefined {
  const [[verb = '', collection] = []] = Object.entries(command ?? {});
  if (!verb || OF_THE_DRIVER.has(verb)) return undefined;
  const database = String(command?.['$db'] ?? '').replace(/^.*-/, '');
  return `${verb} ${database}.${String(collection)}`;
}
