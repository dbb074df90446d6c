import { LauncherFault } from '../../lib/fault.ts';
import type { Product } from './product.ts';

/** Ends a process of the product with SIGKILL; the launcher starts it again. @returns the process that it was. */
export function kill(product: Product, name: string): number {
  const pid = product.pidOf(name);
  if (!pid) throw new LauncherFault(`There is no ${name} in the launcher's run file to kill.`);
  process.kill(pid, 'SIGKILL');
  return pid;
}
