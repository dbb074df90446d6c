import { isIP } from 'node:net';

/**
 * The did:web of a site. Verifiers look it up by https; without https only the address of this machine is allowed, for
 * trials. The method does not support IP addresses.
 */
export function didOf(origin: string): string | undefined {
  const { protocol, hostname, host } = new URL(origin);
  const isReachable = protocol === 'https:' || hostname === 'localhost';
  if (!isReachable || isIP(hostname.replace(/^\[|\]$/g, ''))) return undefined;
  return `did:web:${host.replace(':', '%3A')}`;
}
