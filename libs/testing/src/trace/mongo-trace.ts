import { FaultProxy } from '../fault-proxy';
import { MongoCommands } from '../mongo-commands';
import { undocumented } from '../mongo-judge';

/** A proxy to MongoDB that checks every command against MongoDB's documentation. */
export class MongoTrace {
  /** Number of commands checked. */
  commands = 0;
  private readonly found = new Map<string, number>();
  private proxy!: FaultProxy;

  static async to(target: string): Promise<MongoTrace> {
    const trace = new MongoTrace();
    trace.proxy = await FaultProxy.to(target, () => {
      const commands = new MongoCommands();
      return (sent) => commands.read(sent).forEach((command) => trace.judge(command));
    });
    return trace;
  }

  get url(): string {
    const url = new URL(this.proxy.url);
    // Otherwise the driver would bypass the proxy by using the address that the server announces.
    url.searchParams.set('directConnection', 'true');
    return url.href;
  }

  /** Undocumented uses, each with its count. */
  get problems(): string[] {
    return [...this.found].map(([problem, times]) => `${problem} (${times} times)`);
  }

  stop(): Promise<void> {
    return this.proxy.cut();
  }

  private judge(command: Record<string, unknown>): void {
    this.commands += 1;
    for (const problem of undocumented(command)) this.found.set(problem, (this.found.get(problem) ?? 0) + 1);
  }
}

/** True if a connection string names one server, not the members of a replica set. */
export const isOneServer = (address: string): boolean =>
  URL.canParse(address) &&
  address.startsWith('mongodb://') &&
  !new URL(address).searchParams.has('replicaSet');
