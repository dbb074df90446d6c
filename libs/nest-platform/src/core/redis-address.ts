import { Redis, type RedisOptions } from 'ioredis';

/** `rediss?+sentinel://[user:password@]host:port,host:port/<master>[/<database>][?sentinelPassword=…]` */
const BY_SENTINEL = /^(rediss?)\+sentinel:\/\/(?:([^@/?]*)@)?([^/?@]+)\/([^/?]+)(?:\/(\d+))?\/?(?:\?(.*))?$/;
const DIRECT = /^rediss?:\/\/[^/\s]/;
const SENTINEL_PORT = 26_379;
/** Longest pause before the Sentinels are asked anew. */
const SENTINEL_RETRY_MAX_MS = 2000;

/** Whether {@link openRedis} understands an address. */
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
    // A master that hangs closes no connection: the Sentinels tell that there is another one.
    failoverDetector: true,
  };
}

/** A server that answers that it is a replica was the master until now: 2 connects anew and sends the command again. */
const reconnectOnError = ({ message }: Error): 2 | false => (message.includes('READONLY') ? 2 : false);

/**
 * Connects to Redis: `redis://`, `rediss://` (TLS, by the CAs that Node trusts, see NODE_EXTRA_CA_CERTS), or
 * `redis+sentinel://user:password@host:26379,host2:26379/<master>/<database>` (`rediss+sentinel://`: TLS everywhere).
 * @throws Error for an address that is none, see {@link isRedisAddress}
 */
export function openRedis(address: string, options: RedisOptions): Redis {
  const bySentinel = sentinelOptions(address);
  if (bySentinel) return new Redis({ ...bySentinel, reconnectOnError, ...options });
  return new Redis(address, { reconnectOnError, ...options });
}
