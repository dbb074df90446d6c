import { isIP } from 'node:net';

/**
 * The did:web of a site. Whoever verifies a credential looks it up by https; without it, only that of this machine is
 * named, for trials. The method knows no addresses of IP.
 */
export function didOf(origin: string): string | undefined {
  const { protocol, hostname, host } = new URL(origin);
  const isReachable = protocol === 'https:' || hostname === 'localhost';
  if (!isReachable || isIP(hostname.replace(/^\[|\]$/g, ''))) return undefined;
  return `did:web:${host.replace(':', '%3A')}`;
}
