import { createServer } from 'node:net';

function tryListen(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const taken = typeof address === 'object' && address ? address.port : port;
      server.close(() => resolve(taken));
    });
  });
}

const given = new Set<number>();

/** A loopback port that nothing listens on, and that was not handed out before. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = await tryListen(0, '127.0.0.1');
    if (given.has(port)) continue;
    given.add(port);
    return port;
  }
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
