import { readFileSync } from 'node:fs';
import { LauncherError } from '../lib/launcher-error.ts';
import { isAlive } from '../lib/process-table.ts';
import { RunFile, type RunningProcess } from '../lib/run-file.ts';
import { httpStatus, waitUntil } from '../lib/wait.ts';
import { runningNames } from './ports.ts';

const LOOK_EVERY_MS = 50;
const READY_PATH = '/health/ready';

/** A process that was to be killed is not there. */
export class NotRunningError extends LauncherError {}

/** The running product on this machine, by its run file. */
export class Product {
  readonly url: string;
  /** Data folder; undefined for a product without access to its processes. */
  readonly home: string | undefined;

  constructor(url: string, home: string | undefined) {
    this.url = url;
    this.home = home;
  }

  /** Names of its stores. */
  get stores(): string {
    return 'those of the running product';
  }

  /** Running processes, with the launcher. */
  processes(): RunningProcess[] {
    return this.home ? RunFile.processesOf(this.home) : [];
  }

  /** Id of a running process; for a worker, possibly that of the shared process. */
  pidOf(name: string): number | undefined {
    return this.find(name)?.pid;
  }

  /** A variable that the launcher gave to a process. */
  variable(name: string, variable: string): string | undefined {
    const pid = this.pidOf(name);
    if (!pid) return undefined;
    const text = readFileSync(`/proc/${pid}/environ`, 'utf8');
    return text
      .split('\0')
      .find((line) => line.startsWith(`${variable}=`))
      ?.slice(variable.length + 1);
  }

  /**
   * Kills a process with SIGKILL; the launcher starts it again.
   * @returns the id that the process had
   * @throws NotRunningError when there is none, as between a kill and the next start
   */
  kill(name: string): number {
    const { pid, birth } = this.find(name) ?? { pid: 0, birth: '' };
    if (!pid || !isAlive(pid, birth)) throw new NotRunningError(`There is no process of ${name} to kill.`);
    process.kill(pid, 'SIGKILL');
    return pid;
  }

  /**
   * Time in ms until a killed process runs under another id and answers, and the product is ready; `timeoutMs` if
   * that takes longer.
   */
  async recovery(name: string, killed: number | undefined, timeoutMs: number): Promise<number> {
    const from = performance.now();
    const answers = async (url: string) => (await httpStatus(url)) === 200;
    const isReady = async () => {
      const found = this.find(name);
      if (killed !== undefined && [undefined, killed].includes(found?.pid)) return false;
      for (const url of this.readinessOf(found)) if (!(await answers(url))) return false;
      return answers(`${this.url}/api/health/ready`);
    };
    const isBack = await waitUntil(isReady, { timeoutMs, everyMs: LOOK_EVERY_MS });
    return isBack ? performance.now() - from : timeoutMs;
  }

  private find(name: string): RunningProcess | undefined {
    const names = runningNames(name);
    return this.processes().find((known) => names.includes(known.name));
  }

  /** Addresses at which a process itself says whether it is ready; none for a store, which services report. */
  private readinessOf(found: RunningProcess | undefined): readonly string[] {
    const probes = (found && this.home && RunFile.probesOf(this.home)[found.name]) || [];
    // The launcher asks whether it lives, which is true while it waits for its stores.
    return probes.map((probe) => new URL(READY_PATH, probe).href);
  }
}
