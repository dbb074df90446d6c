import { BlockList, isIP } from 'node:net';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether an address is one of these, or in one of these networks. IPv4 addresses written as IPv6 ones count too. */
export function isWithin(networks: readonly string[], address: string): boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [start = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(start, familyOf(start));
    else list.addSubnet(start, Number(bits), familyOf(start));
  }
  return isIP(address) !== 0 && list.check(address, familyOf(address));
}
