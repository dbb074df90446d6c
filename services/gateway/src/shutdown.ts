import type { Gateway } from './app';

/** Stops accepting connections, waits at most `graceMs` for requests in progress, then closes the connections. */
export async function stopGracefully({ app, startClosing }: Gateway, graceMs: number): Promise<void> {
  startClosing();
  const force = setTimeout(() => app.server.closeAllConnections(), graceMs);
  try {
    await app.close();
  } finally {
    clearTimeout(force);
  }
}
