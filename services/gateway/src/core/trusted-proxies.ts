import { BlockList, isIP } from 'node:net';
import type { Logger } from 'pino';

/** Names of networks, as `TRUST_PROXY` may give them. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};
const PRIVATE = [...(NAMED.linklocal ?? []), ...(NAMED.uniquelocal ?? []), '100.64.0.0/10'];
const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;

interface Network {
  address: string;
  family: 'ipv4' | 'ipv6';
  prefix: number;
}

/** Proxies whose `X-Forwarded-For` is believed. */
export class TrustedProxies {
  private readonly all: BlockList;
  /** Trusted beyond the connected proxy: single addresses, and networks without clients. */
  private readonly inner: BlockList;
  /** Entries with private networks, which may also contain candidates of a hall. */
  readonly ofPrivateNetworks: readonly string[];

  constructor(entries: readonly string[]) {
    const isWide = (entry: string) => networksOf(entry).some(coversClients);
    this.all = listOf(entries.flatMap(networksOf));
    this.inner = listOf(entries.filter((entry) => !isWide(entry)).flatMap(networksOf));
    this.ofPrivateNetworks = entries.filter(isWide);
  }

  /**
   * True if this address is a proxy that may name the address before it. A private network is
   * trusted for the connected proxy (hop 0) only: otherwise a client in that network could choose
   * its address by writing one before its own.
   */
  trusts(address: string, hop: number): boolean {
    const plain = address.replace(MAPPED_IPV4, '');
    const family = isIP(plain);
    if (family === 0) return false;
    return (hop === 0 ? this.all : this.inner).check(plain, family === 4 ? 'ipv4' : 'ipv6');
  }
}

/** Warns operators of a risk that no program can check: clients that reach the gateway without its proxy. */
export function warnOfPrivateNetworks(
  { ofPrivateNetworks }: TrustedProxies,
  logger: Pick<Logger, 'warn'>,
): void {
  if (ofPrivateNetworks.length === 0) return;
  logger.warn(
    { trustProxy: ofPrivateNetworks },
    'TRUST_PROXY names private networks: a client in them that reaches this port without the proxy can claim any ' +
      'address. Let the proxy alone reach it, or name the address of the proxy',
  );
}

/** Accepts an address, a network such as `10.0.0.0/8`, or a name of networks. */
export function isProxyEntry(entry: string): boolean {
  try {
    networksOf(entry);
    return true;
  } catch {
    return false;
  }
}

/** @throws Error for anything else than an address or a network. */
function networksOf(entry: string): Network[] {
  const named = NAMED[entry];
  if (named) return named.flatMap(networksOf);
  const [given = '', size, ...rest] = entry.split('/');
  const address = given.replace(MAPPED_IPV4, '');
  const version = isIP(address);
  const bits = version === 4 ? 32 : 128;
  const prefix = size === undefined ? bits : prefixOf(size);
  if (version === 0 || rest.length > 0 || !(prefix >= 0 && prefix <= bits))
    throw new Error(`${entry} is no address and no network`);
  return [{ address, family: version === 4 ? 'ipv4' : 'ipv6', prefix }];
}

/** Prefix length of `8` or of a mask such as `255.0.0.0`. */
function prefixOf(size: string): number {
  if (/^\d{1,3}$/.test(size)) return Number(size);
  if (isIP(size) !== 4) return NaN;
  const bits = size.split('.').map((part) => Number(part).toString(2).padStart(8, '0'));
  return /^1*0*$/.test(bits.join('')) ? bits.join('').replaceAll('0', '').length : NaN;
}

function coversClients(network: Network): boolean {
  const { address, family, prefix } = network;
  if (prefix === (family === 'ipv4' ? 32 : 128)) return false;
  const own = listOf([network]);
  const others = PRIVATE.flatMap(networksOf);
  return listOf(others).check(address, family) || others.some((each) => own.check(each.address, each.family));
}

function listOf(networks: readonly Network[]): BlockList {
  const list = new BlockList();
  for (const { address, family, prefix } of networks) list.addSubnet(address, prefix, family);
  return list;
}
