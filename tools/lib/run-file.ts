import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printWarning } from './console.ts';
import { LauncherError } from './launcher-error.ts';
import { isAlive, processBirth, signalGroup } from './process-table.ts';
import { waitUntil } from './wait.ts';

export interface RunningProcess {
  name: string;
  pid: number;
  birth: string;
}

interface Run {
  launcher: RunningProcess;
  processes: RunningProcess[];
  /** Variables with the addresses of stores and services. */
  stores?: Record<string, string>;
  probes?: Probes;
}

/** Addresses where each process answers once it is started, by its name. */
type Probes = Readonly<Record<string, readonly string[]>>;

/** Pause between two tries to write on a full disk. */
const RETRY_MS = 1000;

/**
 * Lock of a data folder, with the launcher that owns it and its processes. A second launcher is refused.
 * Processes of a killed launcher are ended first, because two servers on one data folder would destroy it.
 */
export class RunFile {
  private readonly file: string;
  private readonly own: RunningProcess;
  private stores: Record<string, string> | undefined;
  private probes: Probes | undefined;
  private retry: NodeJS.Timeout | undefined;

  private constructor(file: string) {
    this.file = file;
    this.own = { name: 'launcher', pid: process.pid, birth: processBirth(process.pid) ?? '' };
  }

  static async claim(home: string): Promise<RunFile> {
    const run = new RunFile(join(home, 'run.json'));
    if (run.tryCreate()) return run;
    const former = read(run.file);
    if (former && isAlive(former.launcher.pid, former.launcher.birth)) {
      throw new LauncherError(
        `Concord already runs on ${home} (process ${former.launcher.pid}). ` +
          'Stop it first, or set CONCORD_HOME to another folder.',
      );
    }
    if (former) await endOrphans(former.processes);
    rmSync(run.file, { force: true });
    if (!run.tryCreate()) throw new LauncherError(`Another launcher is just starting on ${home}.`);
    return run;
  }

  /** The launcher that runs or ran on a data folder, and its processes. */
  static processesOf(home: string): RunningProcess[] {
    const run = read(join(home, 'run.json'));
    return run ? [run.launcher, ...run.processes] : [];
  }

  /**
   * Variables with the addresses of stores and services of the launcher that runs on a data folder; undefined
   * without one.
   */
  static storesOf(home: string): Record<string, string> | undefined {
    const run = read(join(home, 'run.json'));
    return run && isAlive(run.launcher.pid, run.launcher.birth) ? run.stores : undefined;
  }

  /** Addresses of the processes of the launcher that runs or ran on a data folder. */
  static probesOf(home: string): Probes {
    return read(join(home, 'run.json'))?.probes ?? {};
  }

  /** Publishes the stores and services to other programs of this account, from the next update on. */
  noteStores(stores: Record<string, string>): void {
    this.stores = stores;
  }

  /** Publishes where processes answer, as {@link noteStores}. */
  noteProbes(probes: Probes): void {
    this.probes = probes;
  }

  /** Writes the running processes. Repeated until it succeeds on a full or read-only disk. */
  update(processes: readonly RunningProcess[]): void {
    clearTimeout(this.retry);
    try {
      this.write(processes);
    } catch (error) {
      const reason = (error as NodeJS.ErrnoException).code ?? String(error);
      if (!this.retry) printWarning(`${this.file} cannot be written (${reason}); trying again`);
      this.retry = setTimeout(() => this.update(processes), RETRY_MS).unref();
      return;
    }
    this.retry = undefined;
  }

  private write(processes: readonly RunningProcess[]): void {
    const content: Run = {
      launcher: this.own,
      processes: processes.map(({ name, pid, birth }) => ({ name, pid, birth })),
      stores: this.stores,
      probes: this.probes,
    };
    const draft = `${this.file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(content), { mode: 0o600 });
    renameSync(draft, this.file);
  }

  release(): void {
    clearTimeout(this.retry);
    rmSync(this.file, { force: true });
  }

  private tryCreate(): boolean {
    try {
      mkdirSync(join(this.file, '..'), { recursive: true });
      writeFileSync(this.file, JSON.stringify({ launcher: this.own, processes: [] } satisfies Run), {
        flag: 'wx',
        mode: 0o600,
      });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    }
  }
}

function read(file: string): Run | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Run;
  } catch {
    return undefined;
  }
}

async function endOrphans(processes: RunningProcess[]): Promise<void> {
  const alive = () => processes.filter(({ pid, birth }) => isAlive(pid, birth));
  const names = alive().map(({ name }) => name);
  if (names.length === 0) return;
  printWarning(`An earlier run was killed and left ${names.join(', ')} behind; ending them first.`);
  for (const [signal, timeoutMs] of [
    ['SIGTERM', 5000],
    ['SIGKILL', 3000],
  ] as const) {
    for (const { pid } of alive()) signalGroup(pid, signal);
    if (await waitUntil(() => alive().length === 0, { timeoutMs })) return;
  }
  const left = alive().map(({ pid }) => pid);
  throw new LauncherError(`Processes of an earlier run do not end: ${left.join(', ')}.`);
}
