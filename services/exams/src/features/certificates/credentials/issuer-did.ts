import { isIP } from 'node:net';

/**
 * The did:web of a site. Verifiers resolve it by HTTPS, so plain HTTP works only on this machine, for trials. IP
 * addresses are not supported by did:web.
 */
export function didOf(origin: string): string | undefined {
  const { protocol, hostname, host } = new URL(origin);
  const isReachable = protocol === 'https:' || hostname === 'localhost';
  if (!isReachable || isIP(hostname.replace(/^\[|\]$/g, ''))) return undefined;
  return `did:web:${host.replace(':', '%3A')}`;
}
