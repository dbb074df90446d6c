import { isIP } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The client's address. `claimed` comes from trusted proxies; the socket's address is used when it is invalid. */
export function clientAddress(claimed: string | undefined, socketAddress: string | undefined): string {
  const address = claimed !== undefined && isIP(claimed) !== 0 ? claimed : (socketAddress ?? '');
  return MAPPED_IPV4.exec(address)?.[1] ?? address;
}
