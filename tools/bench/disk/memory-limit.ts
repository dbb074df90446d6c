import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LauncherError } from '../../lib/launcher-error.ts';
import { isAlive, processBirth } from '../../lib/process-table.ts';
import { waitUntil } from '../../lib/wait.ts';
import type { Product } from '../../platform/product.ts';

const ROOT = '/sys/fs/cgroup';
const NAME = 'concord-drill';
/** So little that the first pages a process takes are too many. */
const LIMIT_BYTES = String(2 ** 16);
const WAIT_MS = 45_000;
const ASKING = 20;
const ASK_MS = 2000;

/** The limit of memory of a new control group: of version 1, or of version 2. */
function groupOf(name: string): { folder: string; limit: string } {
  const isFirst = existsSync(join(ROOT, 'memory'));
  const folder = join(ROOT, ...(isFirst ? ['memory'] : []), `${NAME}-${name}`);
  try {
    mkdirSync(folder, { recursive: true });
    return { folder, limit: join(folder, isFirst ? 'memory.limit_in_bytes' : 'memory.max') };
  } catch (error) {
    throw new LauncherError(`No limit of memory can be set here: ${(error as Error).message}`);
  }
}

/**
 * Puts a process under a limit that its next allocations exceed, so that the system kills it under load.
 * @returns the id that it had
 */
export async function exhaustMemory(product: Product, name: string): Promise<number> {
  const pid = product.pidOf(name);
  if (!pid) throw new LauncherError(`There is no ${name} in the launcher's run file.`);
  const birth = processBirth(pid) ?? '';
  const { folder, limit } = groupOf(name);
  // What it has taken before stays with the group of before: only what comes counts.
  writeFileSync(limit, LIMIT_BYTES);
  writeFileSync(join(folder, 'cgroup.procs'), String(pid));
  const document = `http://127.0.0.1:${product.variable(name, 'PORT')}/openapi.json`;
  const isOver = async () => {
    if (!isAlive(pid, birth)) return true;
    // A service makes a document of megabytes for each; a store or a worker allocates by itself.
    await Promise.all(Array.from({ length: ASKING }, () => asked(document)));
    return !isAlive(pid, birth);
  };
  const isGone = await waitUntil(isOver, { timeoutMs: WAIT_MS, everyMs: 20 });
  if (!isGone) throw new LauncherError(`${name} lived on with ${LIMIT_BYTES} bytes more for ${WAIT_MS} ms.`);
  await waitUntil(() => removed(folder), { timeoutMs: 1000 });
  return pid;
}

const asked = (url: string): Promise<unknown> =>
  fetch(url, { signal: AbortSignal.timeout(ASK_MS) })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);

function removed(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
