import { readFileSync } from 'node:fs';
import { LauncherError } from '../lib/launcher-error.ts';
import { RunFile, type RunningProcess } from '../lib/run-file.ts';
import { httpStatus, waitUntil } from '../lib/wait.ts';
import { runningNames } from './ports.ts';

const LOOK_EVERY_MS = 50;

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
    const names = runningNames(name);
    return this.processes().find((known) => names.includes(known.name))?.pid;
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

  /** Kills a process with SIGKILL; the launcher starts it again. @returns the id that the process had. */
  kill(name: string): number {
    const pid = this.pidOf(name);
    if (!pid) throw new LauncherError(`There is no ${name} in the launcher's run file to kill.`);
    process.kill(pid, 'SIGKILL');
    return pid;
  }

  /**
   * Time in ms until a killed process runs under another id and the product is ready; `timeoutMs` if it is
   * not.
   */
  async recovery(name: string, killed: number | undefined, timeoutMs: number): Promise<number> {
    const from = performance.now();
    const isReady = async () => {
      if (killed !== undefined && [undefined, killed].includes(this.pidOf(name))) return false;
      return (await httpStatus(`${this.url}/api/health/ready`)) === 200;
    };
    const isBack = await waitUntil(isReady, { timeoutMs, everyMs: LOOK_EVERY_MS });
    return isBack ? performance.now() - from : timeoutMs;
  }
}
