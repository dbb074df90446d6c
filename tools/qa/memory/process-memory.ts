import { readFileSync } from 'node:fs';
import { argumentsOf, descendantsOf, statOf } from '../../lib/process-table.ts';
import type { Product } from '../../platform/product.ts';
import { sum } from '../report/statistics.ts';

/** Memory in MiB. Shared memory counts proportionally in `pss` and `code`, and fully in `rss`. */
export interface Memory {
  pss: number;
  rss: number;
  /** Loaded programs and libraries. */
  code: number;
  /** Allocated memory: heaps, stacks, buffers. */
  own: number;
}

export interface ProcessMemory extends Memory {
  name: string;
  pid: number;
}

const STORES = ['mongodb', 'redis', 's3'];
const KIB_A_MIB = 1024;
/** Programs between a person's command and the launcher. */
const STARTERS =
  /bootstrap\.mjs start$|^npm (run )?start$|^(\S*\/)?(ba|da)?sh -c node tools\/bootstrap\.mjs start$/;
const NPM = 'npm and bootstrap';

export const isStore = (name: string): boolean => STORES.includes(name);

/** Parses Linux's `smaps_rollup`. */
export function memoryOf(rollup: string): Memory {
  const mib = (field: string) =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1] ?? 0) / KIB_A_MIB;
  return { pss: mib('Pss'), rss: mib('Rss'), code: mib('Pss_File') + mib('Pss_Shmem'), own: mib('Pss_Anon') };
}

/** Memory of a process; zero for one that has just ended. */
export function memoryOfProcess(pid: number): Memory {
  try {
    return memoryOf(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
  } catch {
    return { pss: 0, rss: 0, code: 0, own: 0 };
  }
}

const added = (all: readonly Memory[]): Memory => ({
  pss: sum(all.map(({ pss }) => pss)),
  rss: sum(all.map(({ rss }) => rss)),
  code: sum(all.map(({ code }) => code)),
  own: sum(all.map(({ own }) => own)),
});

/** Ids of the bootstrap that started a launcher, and of the shell and npm above it. */
function above(launcher: number): number[] {
  const parent = Number(statOf(launcher)?.[1] ?? 0);
  if (parent <= 1 || !STARTERS.test(argumentsOf(parent))) return [];
  return [parent, ...above(parent)];
}

/**
 * Memory of each process of a product on this machine: those of the launcher, those that started it, and
 * browsers, which are counted separately.
 */
export function memoryByProcess(product: Product): ProcessMemory[] {
  const processes = product.processes();
  const known = new Set(processes.map(({ pid }) => pid));
  const rows = processes.flatMap(({ name, pid }) => {
    const own = { name, pid, ...memoryOfProcess(pid) };
    if (name === 'launcher') return [own];
    const children = descendantsOf(pid).filter((child) => !known.has(child));
    if (children.length === 0) return [own];
    return [own, { name: `Chromium of ${name}`, pid: 0, ...added(children.map(memoryOfProcess)) }];
  });
  const [launcher] = processes;
  const starters = launcher ? above(launcher.pid) : [];
  if (starters.length === 0) return rows;
  return [{ name: NPM, pid: 0, ...added(starters.map(memoryOfProcess)) }, ...rows];
}

export const totalOf = (processes: readonly ProcessMemory[]): Memory => added(processes);
