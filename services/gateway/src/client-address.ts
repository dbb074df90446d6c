import { isIP } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** `claimed` is what the trusted proxies say; when that is not an address, the socket's own counts. */
export function clientAddress(claimed: string | undefined, socketAddress: string | undefined): string {
  const address = claimed !== undefined && isIP(claimed) !== 0 ? claimed : (socketAddress ?? '');
  return MAPPED_IPV4.exec(address)?.[1] ?? address;
}
