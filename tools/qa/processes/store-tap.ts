import type { FaultProxy, MongoCommand } from '@concord/testing';

/** A command from a process to the store. */
interface StoreCommand {
  /** Verb, database and collection: `find students.sessions`. */
  readonly name: string;
}

/** Commands of drivers for the connection itself, which the product does not cause. */
const DRIVER_COMMANDS = new Set(['hello', 'ismaster', 'ping', 'saslStart', 'saslContinue', 'endSessions']);

/** A transparent proxy for MongoDB that records each command. */
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

  /** URL of the store through the proxy; the driver connects to no other member of a replica set. */
  get url(): string {
    const url = new URL(this.proxy.url);
    url.searchParams.set('directConnection', 'true');
    return url.href;
  }

  /** @returns the commands since the previous call */
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
  if (!verb || DRIVER_COMMANDS.has(verb)) return undefined;
  const database = String(command?.['$db'] ?? '').replace(/^.*-/, '');
  return `${verb} ${database}.${String(collection)}`;
}
