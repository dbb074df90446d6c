import { setTimeout as pause } from 'node:timers/promises';
import { good, seconds, warn } from './console.ts';
import { LauncherFault } from './fault.ts';
import { ManagedProcess, type Exit, type ProcessSpec } from './managed-process.ts';
import { waitUntil } from './wait.ts';

export interface SupervisorOptions {
  logs: string;
  /** Told whenever a process begins or ends, so that the run file can follow. */
  onChange?: (running: ManagedProcess[]) => void;
  /** First and longest wait before a process that ended by itself is started again. */
  backOffMs?: { first: number; longest: number; forgetAfter: number };
}

interface Member {
  spec: ProcessSpec;
  current?: ManagedProcess;
  crashes: number;
  /** A process that never came up is a failed start, not something to try for ever. */
  settled: boolean;
  stopping: boolean;
  gaveUp?: string;
}

const describe = ({ code, signal }: Exit): string => (signal ? `signal ${signal}` : `exit code ${code}`);

/** How long to wait before the n-th restart in a row (n from 1): doubling, up to a limit. */
export const backOff = (crashes: number, first: number, longest: number): number =>
  Math.min(longest, first * 2 ** (crashes - 1));

/** Starts processes, starts those again that end by themselves, and stops them all. */
export class Supervisor {
  private readonly members = new Map<string, Member>();
  private readonly abort = new AbortController();
  private readonly options: SupervisorOptions;
  private readonly delays: { first: number; longest: number; forgetAfter: number };

  constructor(options: SupervisorOptions) {
    this.options = options;
    this.delays = options.backOffMs ?? { first: 500, longest: 15_000, forgetAfter: 60_000 };
  }

  get running(): ManagedProcess[] {
    return [...this.members.values()].flatMap(({ current }) => (current && !current.ended ? [current] : []));
  }

  /** Starts a process and waits until `ready` says yes. Two ends before that are a fault. */
  async start(spec: ProcessSpec, ready: () => Promise<boolean>, timeoutMs = 60_000): Promise<void> {
    const member: Member = { spec, crashes: 0, settled: false, stopping: false };
    this.members.set(spec.name, member);
    this.launch(member);
    const answered = await waitUntil(async () => member.gaveUp !== undefined || (await ready()), {
      timeoutMs,
      everyMs: 50,
      signal: this.abort.signal,
    });
    const log = `${this.options.logs}/${spec.name}.log`;
    if (member.gaveUp)
      throw new LauncherFault(`${spec.name} does not start (${member.gaveUp}). Its log: ${log}`);
    if (!answered)
      throw new LauncherFault(`${spec.name} did not get ready in ${seconds(timeoutMs)}. Its log: ${log}`);
    member.settled = true;
  }

  /** Ends one process on purpose and starts it anew, for a developer's change. */
  async restart(name: string, graceMs = 3000): Promise<void> {
    const member = this.members.get(name);
    if (!member || member.stopping) return;
    member.stopping = true;
    await member.current?.stop(graceMs);
    member.stopping = false;
    if (!this.abort.signal.aborted) this.launch(member);
  }

  /** Stops the named processes (all without names) at once; nothing is started again afterwards. */
  async stop(graceMs: number, names: string[] = [...this.members.keys()]): Promise<void> {
    if (names.length === this.members.size) this.abort.abort();
    const stopping = names.flatMap((name) => this.members.get(name) ?? []);
    for (const member of stopping) member.stopping = true;
    await Promise.all(stopping.map((member) => member.current?.stop(graceMs)));
    this.options.onChange?.(this.running);
  }

  private launch(member: Member): void {
    const started = Date.now();
    const current = new ManagedProcess(member.spec, this.options.logs);
    member.current = current;
    this.options.onChange?.(this.running);
    void current.exited.then((exit) => this.ended(member, exit, Date.now() - started));
  }

  private async ended(member: Member, exit: Exit, livedMs: number): Promise<void> {
    this.options.onChange?.(this.running);
    if (member.stopping || this.abort.signal.aborted) return;
    if (livedMs > this.delays.forgetAfter) member.crashes = 0;
    member.crashes += 1;
    if (!member.settled && member.crashes >= 2) {
      member.gaveUp = describe(exit);
      return;
    }
    const wait = backOff(member.crashes, this.delays.first, this.delays.longest);
    warn(`${member.spec.name} ended unexpectedly (${describe(exit)}); starting it again in ${seconds(wait)}`);
    // What the program itself may have left behind would keep its port or its data.
    await member.current?.stop(1000);
    try {
      await pause(wait, undefined, { signal: this.abort.signal });
    } catch {
      return;
    }
    if (member.stopping) return;
    this.launch(member);
    good(`${member.spec.name} was started again`);
  }
}
