import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';

/** Addresses of a name, as {@link lookup} gives them with `all`. */
type Resolve = (
  hostname: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, found: { address: string; family: number }[]) => void,
) => void;

/**
 * Resolves a name to all its addresses, starting at a random one. Calls are spread over the
 * processes of a service, and a connection refused by a process that is starting or has ended goes
 * to the next one.
 */
export function fromAnyAddress(resolve: Resolve = lookup): LookupFunction {
  return (hostname, options, done) =>
    resolve(hostname, { ...options, all: true }, (error, found = []) => {
      const first = Math.floor(Math.random() * found.length);
      done(error, [...found.slice(first), ...found.slice(0, first)]);
    });
}
