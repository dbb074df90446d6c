import type { Product } from '../../platform/product.ts';
import { isStore } from './process-memory.ts';

/** Memory of V8, in MiB. */
export interface Heap {
  /** Used memory, including garbage. */
  used: number;
  /** Memory that the heap has taken from the system. */
  size: number;
  /** Buffers outside the heap; MongoDB's driver reserves 17 MiB that it seldom touches. */
  external: number;
}

const MIB = 2 ** 20;

/** Parses Prometheus's text. @returns undefined for a process that is not Node. */
export function heapOf(metrics: string): Heap | undefined {
  const mib = (name: string) =>
    Number(new RegExp(`^${name}(?:{[^}]*})? (\\S+)$`, 'm').exec(metrics)?.[1]) / MIB;
  const heap = {
    used: mib('nodejs_heap_size_used_bytes'),
    size: mib('nodejs_heap_size_total_bytes'),
    external: mib('nodejs_external_memory_bytes'),
  };
  return Number.isNaN(heap.used) ? undefined : heap;
}

/** The heaps of all processes with metrics, by name. */
export async function heapsOf(product: Product): Promise<Map<string, Heap>> {
  const heaps = new Map<string, Heap>();
  for (const { name } of product.processes()) {
    // Launcher and stores inherit the variable of another process.
    if (name === 'launcher' || isStore(name)) continue;
    const port = Number(product.variable(name, 'METRICS_PORT') ?? 0);
    const answer = port ? await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => undefined) : undefined;
    const heap = answer?.ok ? heapOf(await answer.text()) : undefined;
    if (heap) heaps.set(name, heap);
  }
  return heaps;
}
