import { type Table, whole } from '../report/output.ts';
import type { Heap } from './node-heap.ts';
import { isStore, type ProcessMemory, totalOf } from './process-memory.ts';

const COLUMNS = ['PSS MiB', 'RSS', 'code', 'JS heap used', 'of', 'other own'];

/** A row for each process, then totals of the product's own, the stores and all. */
export function memoryRows(
  processes: readonly ProcessMemory[],
  heaps: ReadonlyMap<string, Heap> = new Map(),
): Table {
  const rows = processes.map(({ name, pss, rss, code, own }) => {
    const heap = heaps.get(name);
    const rest = heap ? Math.max(0, own - heap.size) : own;
    return [
      name,
      ...[pss, rss, code].map(whole),
      ...(heap ? [heap.used, heap.size].map(whole) : ['', '']),
      whole(rest),
    ];
  });
  const sums = (
    [
      ['its own', processes.filter(({ name }) => !isStore(name))],
      ['stores', processes.filter(({ name }) => isStore(name))],
      ['together', processes],
    ] as const
  ).map(([name, some]) => {
    const { pss, rss, code } = totalOf(some);
    return [name, ...[pss, rss, code].map(whole), '', '', ''];
  });
  return [['', ...COLUMNS], ...rows, ...sums];
}
