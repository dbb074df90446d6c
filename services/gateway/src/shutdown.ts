import { setTimeout as sleep } from 'node:timers/promises';
import type { Gateway } from './app';

/**
 * Reports the gateway as not ready and serves for another `drainMs`, so that load balancers learn of it; then
 * stops accepting connections, waits at most `graceMs` for requests in progress, and closes the connections.
 */
export async function stopGracefully(
  { app, startClosing }: Gateway,
  { drainMs, graceMs }: { drainMs: number; graceMs: number },
): Promise<void> {
  startClosing();
  if (drainMs > 0) await sleep(drainMs);
  const force = setTimeout(() => app.server.closeAllConnections(), graceMs);
  try {
    await app.close();
  } finally {
    clearTimeout(force);
  }
}
