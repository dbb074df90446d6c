import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Fields of a process in Linux's /proc, from its state on; undefined for a missing process. */
export function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name before this may contain any character.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** Descendants of a process, by Linux's /proc. */
export function descendantsOf(ancestor: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0)
      .map((pid) => [pid, Number(statOf(pid)?.[1])]),
  );
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid) ?? 0;
    return parent === ancestor || (parent > 1 && isBelow(parent));
  };
  return [...parents.keys()].filter(isBelow);
}

/** Command line of a process; empty for a missing one. */
export function argumentsOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

/**
 * Start time of a process, as the system formats it. Together with the id, which is reused, it identifies a
 * process.
 */
export function processBirth(pid: number): string | undefined {
  if (process.platform === 'linux') {
    const stat = statOf(pid);
    return stat?.[0] === 'Z' ? undefined : stat?.[19];
  }
  const result = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return result.stdout?.trim() || undefined;
}

export const isAlive = (pid: number, birth: string): boolean => processBirth(pid) === birth;

/** Signals a process group. @returns false when it is gone. */
export function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
