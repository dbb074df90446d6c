import { isIP } from 'node:net';

/** Number of 16-bit groups in an IPv6 network prefix (/64). */
const NETWORK_GROUPS = 4;
/** WHATWG form of an IPv4-mapped IPv6 address. */
const MAPPED_IPV4 = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/;

/**
 * Rate-limit key of a client address: IPv4 (also IPv4-mapped) unchanged, IPv6 as its network
 * `…::/64`, because one customer owns the whole /64. Any other text is returned unchanged.
 *
 * @example addressKey('2001:DB8:0:1:a::9') === '2001:db8:0:1::/64'
 */
export function addressKey(address: string): string {
  const [plain = ''] = address.split('%');
  if (isIP(plain) !== 6) return address;
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const mapped = MAPPED_IPV4.exec(canonical);
  if (mapped) return toIpv4([mapped[1] ?? '', mapped[2] ?? '']);
  return `${expand(canonical).slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

function toIpv4(groups: readonly [string, string]): string {
  return groups
    .flatMap((group) => {
      const value = parseInt(group, 16);
      return [value >> 8, value & 255];
    })
    .join('.');
}

/** The eight groups of a canonical address. */
function expand(canonical: string): string[] {
  const [head = '', tail] = canonical.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = new Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after];
}
