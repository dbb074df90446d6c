import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

/** Finds the IP addresses of a host name, in any order. */
export type Lookup = (hostname: string) => Promise<string[]>;

/** Uses the system's resolver. IPv6 counts only without IPv4: both lead to the same processes. */
export const lookupAll: Lookup = async (hostname) => {
  const found = await lookup(hostname, { all: true });
  const preferred = found.some(({ family }) => family === 4) ? 4 : 6;
  return found.filter(({ family }) => family === preferred).map(({ address }) => address);
};

/** The host name of an origin that may have several and changing addresses; undefined for an IP address and localhost. */
export function changingNameOf(origin: string): string | undefined {
  const { hostname } = new URL(origin);
  if (hostname === 'localhost' || hostname.startsWith('[') || isIP(hostname) !== 0) return undefined;
  return hostname;
}
