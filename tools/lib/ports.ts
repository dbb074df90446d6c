import { randomInt } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';
import { connect, createServer } from 'node:net';

/** Lowest port, below the range for outgoing connections of systems, which might occupy it later. */
const FIRST = 15_000;
const LAST = 32_000;

function tryListen(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve()));
  });
}

/** Error code (`EADDRINUSE`, `EACCES`, …) of listening on a port; undefined if it would succeed. */
export async function portProblem(port: number, host: string): Promise<string | undefined> {
  try {
    await tryListen(port, host);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'UNKNOWN';
  }
}

/** True if anything accepts connections on a port of loopback. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}

/** The claims of this process, by port; each ends with the process. */
const claims = new Map<number, Socket>();

/**
 * Claims a port before anything listens on it, so that no other process gets it from this file. The claim is
 * a bound UDP port of the same number, which the system frees when the process ends.
 */
async function claim(port: number): Promise<boolean> {
  if (claims.has(port)) return false;
  const twin = createSocket('udp4').unref();
  claims.set(port, twin);
  const isFirst = await new Promise<boolean>((resolve) => {
    twin.once('error', () => resolve(false));
    twin.bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve(true));
  });
  if (isFirst && !(await portProblem(port, '127.0.0.1'))) return true;
  release(port);
  return false;
}

function release(port: number): void {
  claims.get(port)?.close();
  claims.delete(port);
}

/** A random loopback port that is free and not claimed by another process. */
export const freePort = (): Promise<number> => freePorts(1);

/** First of `count` consecutive loopback ports that are free and not claimed by another process. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = randomInt(FIRST, LAST);
    const row = Array.from({ length: count }, (_, index) => first + index);
    const claimed = await Promise.all(row.map(claim));
    if (claimed.every(Boolean)) return first;
    row.filter((_, index) => claimed[index]).forEach(release);
  }
}
