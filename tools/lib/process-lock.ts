import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive, processBirth } from './process-table.ts';

const WAIT_MS = 100;

/**
 * Runs `work` under a lock between processes, after the present holder has finished. A killed process loses
 * its lock.
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  while (!tryTake(file)) await pause(WAIT_MS);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function tryTake(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid} ${processBirth(process.pid)}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (!isHeld(file)) rmSync(file, { force: true });
    return false;
  }
}

function isHeld(file: string): boolean {
  try {
    const [pid = '', ...birth] = readFileSync(file, 'utf8').split(' ');
    // A lock file is empty for a moment, until it is written.
    return pid === '' || isAlive(Number(pid), birth.join(' '));
  } catch {
    return false;
  }
}
