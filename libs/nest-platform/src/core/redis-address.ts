import type { RedisOptions } from 'ioredis';

/** `rediss?+sentinel://[user:password@]host:port,host:port/<master>[/<database>][?sentinelPassword=…]` */
const BY_SENTINEL = /^(rediss?)\+sentinel:\/\/(?:([^@/?]*)@)?([^/?@]+)\/([^/?]+)(?:\/(\d+))?\/?(?:\?(.*))?$/;
const DIRECT = /^rediss?:\/\/[^/\s]/;
const SENTINEL_PORT = 26_379;
/** Longest pause before the Sentinels are asked anew. */
const SENTINEL_RETRY_MAX_MS = 2000;
/** A Sentinel that takes longer to answer is passed over: it may hang. */
const SENTINEL_ANSWER_MS = 2000;

/**
 * Whether an address is one of Redis: `redis://`, `rediss://` (TLS, by the CAs that Node trusts, see
 * NODE_EXTRA_CA_CERTS), or `redis+sentinel://user:password@host:26379,host2:26379/<master>/<database>`
 * (`rediss+sentinel://`: TLS everywhere).
 */
export const isRedisAddress = (address: string): boolean =>
  BY_SENTINEL.test(address) || (DIRECT.test(address) && URL.canParse(address));

/** The options of an address by Sentinel; undefined for any other one. */
export function sentinelOptions(address: string): RedisOptions | undefined {
  const match = BY_SENTINEL.exec(address);
  if (!match) return undefined;
  const [, scheme, credentials = '', hosts = '', name = '', db = '0', query] = match;
  const [username = '', password = ''] = credentials.split(':').map(decodeURIComponent);
  const search = new URLSearchParams(query);
  const sentinels = hosts.split(',').map((host) => {
    const { hostname, port } = new URL(`redis://${host}`);
    return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || SENTINEL_PORT) };
  });
  return {
    sentinels,
    name: decodeURIComponent(name),
    db: Number(db),
    ...(username && { username }),
    ...(password && { password }),
    ...(search.has('sentinelUsername') && { sentinelUsername: search.get('sentinelUsername') ?? '' }),
    ...(search.has('sentinelPassword') && { sentinelPassword: search.get('sentinelPassword') ?? '' }),
    ...(scheme === 'rediss' && { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true }),
    sentinelRetryStrategy: (attempt) => Math.min(attempt * 200, SENTINEL_RETRY_MAX_MS),
    sentinelCommandTimeout: SENTINEL_ANSWER_MS,
  };
}
