import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';

/** Addresses of a name, as {@link lookup} gives them with `all`. */
type Resolve = (
  hostname: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, found: { address: string; family: number }[]) => void,
) => void;

/**
 * Resolves a name for connections that try all its addresses, in an order that begins at a random one. So each process
 * of a service gets calls, and a connection that one refuses goes to the next: it may be starting, or have just ended.
 */
export function fromAnyAddress(resolve: Resolve = lookup): LookupFunction {
  return (hostname, options, done) =>
    resolve(hostname, { ...options, all: true }, (error, found = []) => {
      const first = Math.floor(Math.random() * found.length);
      done(error, [...found.slice(first), ...found.slice(0, first)]);
    });
}
