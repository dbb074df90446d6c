import { setTimeout as pause } from 'node:timers/promises';
import { printSuccess, printWarning, seconds } from './console.ts';
import { LauncherError } from './launcher-error.ts';
import { ManagedProcess, type Exit, type ProcessSpec } from './managed-process.ts';
import { waitUntil } from './wait.ts';

export interface SupervisorOptions {
  logs: string;
  /** Called whenever a process begins or ends. */
  onChange?: (running: ManagedProcess[]) => void;
  /** First and longest delay of a restart; the delay is reset when a process has lived for `forgetAfter`. */
  backOffMs?: { first: number; longest: number; forgetAfter: number };
}

interface Member {
  spec: ProcessSpec;
  current?: ManagedProcess;
  crashes: number;
  /** True once the process was ready; until then, a second end is a failed start. */
  settled: boolean;
  stopping: boolean;
  gaveUp?: string;
}

const describe = ({ code, signal }: Exit): string => (signal ? `signal ${signal}` : `exit code ${code}`);

/** Back-off before the n-th consecutive restart (n from 1): doubles up to a limit. */
export const backOff = (crashes: number, first: number, longest: number): number =>
  Math.min(longest, first * 2 ** (crashes - 1));

/** Starts processes, restarts with a back-off those that end unexpectedly, and stops them all. */
export class Supervisor {
  private readonly members = new Map<string, Member>();
  private readonly abort = new AbortController();
  private readonly options: Required<SupervisorOptions>;

  constructor(options: SupervisorOptions) {
    const backOffMs = { first: 500, longest: 15_000, forgetAfter: 60_000 };
    this.options = { onChange: () => undefined, backOffMs, ...options };
  }

  get running(): ManagedProcess[] {
    return [...this.members.values()].flatMap(({ current }) => (current && !current.ended ? [current] : []));
  }

  /**
   * Starts a process and waits until `ready`.
   * @throws LauncherError when it ends twice before, or takes too long; AbortError after {@link stop}
   */
  async start(spec: ProcessSpec, ready: () => Promise<boolean>, timeoutMs = 60_000): Promise<void> {
    this.abort.signal.throwIfAborted();
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
      throw new LauncherError(`${spec.name} does not start (${member.gaveUp}). Its log: ${log}`);
    if (!answered)
      throw new LauncherError(`${spec.name} did not get ready in ${seconds(timeoutMs)}. Its log: ${log}`);
    member.settled = true;
  }

  /** Restarts one process, after a developer's change. */
  async restart(name: string, graceMs = 3000): Promise<void> {
    const member = this.members.get(name);
    if (!member || member.stopping) return;
    member.stopping = true;
    await member.current?.stop(graceMs);
    member.stopping = false;
    if (!this.abort.signal.aborted) this.launch(member);
  }

  /** Stops one process for good. */
  async end(name: string, graceMs = 3000): Promise<void> {
    const member = this.members.get(name);
    if (!member) return;
    member.stopping = true;
    await member.current?.stop(graceMs);
    this.members.delete(name);
    this.options.onChange(this.running);
  }

  /** Stops the named processes, or all, in parallel; nothing is started afterwards. */
  async stop(graceMs: number, names: string[] = [...this.members.keys()]): Promise<void> {
    this.abort.abort();
    const stopping = names.flatMap((name) => this.members.get(name) ?? []);
    for (const member of stopping) member.stopping = true;
    await Promise.all(stopping.map((member) => member.current?.stop(graceMs)));
    this.options.onChange(this.running);
  }

  private launch(member: Member): void {
    const started = Date.now();
    const current = new ManagedProcess(member.spec, this.options.logs);
    member.current = current;
    this.options.onChange(this.running);
    void current.exited.then((exit) => this.ended(member, exit, Date.now() - started));
  }

  private async ended(member: Member, exit: Exit, livedMs: number): Promise<void> {
    this.options.onChange(this.running);
    if (member.stopping || this.abort.signal.aborted) return;
    if (livedMs > this.options.backOffMs.forgetAfter) member.crashes = 0;
    member.crashes += 1;
    if (!member.settled && member.crashes >= 2) {
      member.gaveUp = describe(exit);
      return;
    }
    const wait = backOff(member.crashes, this.options.backOffMs.first, this.options.backOffMs.longest);
    printWarning(
      `${member.spec.name} ended unexpectedly (${describe(exit)}); starting it again in ${seconds(wait)}`,
    );
    // Its remaining children would keep its port or its data.
    await member.current?.stop(1000);
    try {
      await pause(wait, undefined, { signal: this.abort.signal });
    } catch {
      return;
    }
    if (member.stopping) return;
    this.launch(member);
    printSuccess(`${member.spec.name} was started again`);
  }
}
