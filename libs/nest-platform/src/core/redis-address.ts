import type { ClusterNode, RedisOptions } from 'ioredis';

/** `rediss?+sentinel://[user:password@]host:port,host:port/<master>[/<database>][?sentinelPassword=…]` */
const BY_SENTINEL = /^(rediss?)\+sentinel:\/\/(?:([^@/?]*)@)?([^/?@]+)\/([^/?]+)(?:\/(\d+))?\/?(?:\?(.*))?$/;
/** `rediss?+cluster://[user:password@]host:port,host:port`: a cluster has one database, and tells its other nodes. */
const CLUSTER = /^(rediss?)\+cluster:\/\/(?:([^@/?]*)@)?([^/?@\s]+?)\/?$/;
const DIRECT = /^rediss?:\/\/[^/\s]/;
const PORT = 6379;
const SENTINEL_PORT = 26_379;
/** Longest pause before the Sentinels are asked anew. */
const SENTINEL_RETRY_MAX_MS = 2000;
/** A Sentinel that takes longer to answer is passed over: it may hang. */
const SENTINEL_ANSWER_MS = 2000;

/**
 * Tells whether an address is one of Redis: `redis://`, `rediss://` (TLS, by the CAs that Node trusts, see
 * NODE_EXTRA_CA_CERTS), `redis+sentinel://user:password@host:26379,host2:26379/<master>/<database>`, or
 * `redis+cluster://user:password@host:6379,host2:6379` (`rediss+…`: TLS everywhere).
 */
export const isRedisAddress = (address: string): boolean =>
  BY_SENTINEL.test(address) || isCluster(address) || (DIRECT.test(address) && URL.canParse(address));

const isCluster = (address: string): boolean =>
  (CLUSTER.exec(address)?.[3] ?? '').split(',').every((host) => host && URL.canParse(`redis://${host}`));

/** The options of an address by Sentinel; undefined for any other one. */
export function sentinelOptions(address: string): RedisOptions | undefined {
  const match = BY_SENTINEL.exec(address);
  if (!match) return undefined;
  const [, scheme, credentials, hosts = '', name = '', db = '0', query] = match;
  const search = new URLSearchParams(query);
  return {
    sentinels: nodesOf(hosts, SENTINEL_PORT),
    name: decodeURIComponent(name),
    db: Number(db),
    ...accountOf(credentials),
    ...(search.has('sentinelUsername') && { sentinelUsername: search.get('sentinelUsername') ?? '' }),
    ...(search.has('sentinelPassword') && { sentinelPassword: search.get('sentinelPassword') ?? '' }),
    ...(scheme === 'rediss' && { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true }),
    sentinelRetryStrategy: (attempt) => Math.min(attempt * 200, SENTINEL_RETRY_MAX_MS),
    sentinelCommandTimeout: SENTINEL_ANSWER_MS,
  };
}

/** Addresses of a cluster, and what each of its nodes asks for. */
export interface ClusterAddress {
  nodes: ClusterNode[];
  redisOptions: Pick<RedisOptions, 'username' | 'password' | 'tls'>;
}

/** The nodes that an address of a cluster names; undefined for any other one. */
export function clusterAddress(address: string): ClusterAddress | undefined {
  const match = CLUSTER.exec(address);
  if (!match) return undefined;
  const [, scheme, credentials, hosts = ''] = match;
  const redisOptions = { ...accountOf(credentials), ...(scheme === 'rediss' && { tls: {} }) };
  return { nodes: nodesOf(hosts, PORT), redisOptions };
}

function accountOf(credentials = ''): Pick<RedisOptions, 'username' | 'password'> {
  const [username = '', password = ''] = credentials.split(':').map(decodeURIComponent);
  return { ...(username && { username }), ...(password && { password }) };
}

const nodesOf = (hosts: string, usualPort: number) =>
  hosts.split(',').map((host) => {
    const { hostname, port } = new URL(`redis://${host}`);
    return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || usualPort) };
  });
