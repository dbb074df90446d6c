import type { Gateway } from './app';

/** Stops accepting, lets what is under way finish for at most `graceMs`, then closes what is left. */
export async function stopGracefully({ app, startClosing }: Gateway, graceMs: number): Promise<void> {
  startClosing();
  const force = setTimeout(() => app.server.closeAllConnections(), graceMs);
  try {
    await app.close();
  } finally {
    clearTimeout(force);
  }
}
