import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the range from which systems take ports for outgoing connections: none of those can be in the way later. */
const FIRST = 15_000;
const LAST = 32_000;

function tryListen(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve()));
  });
}

/** The error code (`EADDRINUSE`, `EACCES`, ...) that listening would end with, or undefined when it would work. */
export async function portProblem(port: number, host: string): Promise<string | undefined> {
  try {
    await tryListen(port, host);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'UNKNOWN';
  }
}

const given = new Set<number>();

/** A random loopback port that nothing listens on, and that this process was not given before. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (given.has(port)) continue;
    given.add(port);
    if (!(await portProblem(port, '127.0.0.1'))) return port;
  }
}
