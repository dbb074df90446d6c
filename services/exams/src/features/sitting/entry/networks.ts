import { BlockList, isIP } from 'node:net';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** True if the address is in a list of addresses and networks, including IPv4-mapped IPv6 addresses. */
export function isWithin(networks: readonly string[], address: string): boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [start = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(start, familyOf(start));
    else list.addSubnet(start, Number(bits), familyOf(start));
  }
  return isIP(address) !== 0 && list.check(address, familyOf(address));
}
