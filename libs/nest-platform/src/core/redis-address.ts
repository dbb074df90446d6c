import type { ClusterNode, RedisOptions } from 'ioredis';

/** Format: `rediss?+sentinel://[user:password@]host:port,host:port/<master>[/<database>][?sentinelPassword=…]` */
const BY_SENTINEL = /^(rediss?)\+sentinel:\/\/(?:([^@/?]*)@)?([^/?@]+)\/([^/?]+)(?:\/(\d+))?\/?(?:\?(.*))?$/;
/**
 * Format: `rediss?+cluster://[user:password@]host:port,host:port`. A cluster has one database and
 * announces its other nodes.
 */
const CLUSTER = /^(rediss?)\+cluster:\/\/(?:([^@/?]*)@)?([^/?@\s]+?)\/?$/;
const DIRECT = /^rediss?:\/\/[^/\s]/;
const PORT = 6379;
const SENTINEL_PORT = 26_379;
/** Maximum delay before the Sentinels are asked again. */
const SENTINEL_RETRY_MAX_MS = 2000;
/** Time-out of a Sentinel's answer; then the next one is asked. */
const SENTINEL_ANSWER_MS = 2000;

/**
 * True for a Redis address: `redis://`, `rediss://` (TLS with the CAs that Node trusts, see
 * NODE_EXTRA_CA_CERTS),
 * `redis+sentinel://user:password@host:26379,host2:26379/<master>/<database>`, or
 * `redis+cluster://user:password@host:6379,host2:6379` (`rediss+…`: TLS everywhere).
 */
export const isRedisAddress = (address: string): boolean =>
  BY_SENTINEL.test(address) || isCluster(address) || (DIRECT.test(address) && URL.canParse(address));

const isCluster = (address: string): boolean =>
  (CLUSTER.exec(address)?.[3] ?? '').split(',').every((host) => host && URL.canParse(`redis://${host}`));

/** Options for a Sentinel address; undefined for other addresses. */
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

/** Node addresses of a cluster, and the options of each node. */
export interface ClusterAddress {
  nodes: ClusterNode[];
  redisOptions: Pick<RedisOptions, 'username' | 'password' | 'tls'>;
}

/** Nodes of a cluster address; undefined for other addresses. */
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
