import type { FaultProxy, MongoCommand } from '@concord/testing';

/** A command that passed between a process and the store. */
interface StoreCommand {
  /** Verb, database and collection: `find students.sessions`. */
  readonly name: string;
}

/** Commands by which drivers keep a connection: no work of the product. */
const OF_THE_DRIVER = new Set(['hello', 'ismaster', 'ping', 'saslStart', 'saslContinue', 'endSessions']);

/** A proxy before MongoDB that notes each command, and changes nothing. */
export class StoreTap {
  commands: StoreCommand[] = [];
  private readonly proxy: FaultProxy;

  private constructor(proxy: FaultProxy) {
    this.proxy = proxy;
  }

  static async to(target: string): Promise<StoreTap> {
    const { FaultProxy, MongoMessages } = await import('@concord/testing');
    const proxy = await FaultProxy.to(target, undefined, (near, far) => {
      const asked = new MongoMessages();
      near.on('data', (chunk: Buffer) => {
        for (const message of asked.read(chunk)) {
          const name = nameOf(message.command());
          if (name) tap.commands.push({ name });
        }
        far.write(chunk);
      });
      far.on('data', (chunk: Buffer) => near.write(chunk));
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
