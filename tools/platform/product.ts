import { readFileSync } from 'node:fs';
import { LauncherError } from '../lib/launcher-error.ts';
import { RunFile, type RunningProcess } from '../lib/run-file.ts';
import { httpStatus, waitUntil } from '../lib/wait.ts';
import { runningNames } from './ports.ts';

const LOOK_EVERY_MS = 50;

/** The product as it runs on this machine, by its run file. */
export class Product {
  readonly url: string;
  /** The data folder; undefined for a product whose processes cannot be looked at. */
  readonly home: string | undefined;

  constructor(url: string, home: string | undefined) {
    this.url = url;
    this.home = home;
  }

  /** Names of its stores. */
  get stores(): string {
    return 'those of the running product';
  }

  /** The launcher and what it runs at this moment. */
  processes(): RunningProcess[] {
    return this.home ? RunFile.processesOf(this.home) : [];
  }

  /** The id of a process that runs at this moment; of a worker that of the process which all of them may share. */
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
   * Time from now until a killed process runs again under another id and the product says that it is
   * ready, in ms; `timeoutMs` when it does not.
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
