import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { type ClusterAddress, clusterAddress, sentinelOptions } from '../core/redis-address';

/** A server that reports to be a replica was the master until now: 2 reconnects and resends the command. */
const reconnectOnError = ({ message }: Error): 2 | false => (message.includes('READONLY') ? 2 : false);

/** Maximum time for a server to close a connection from its side. */
const DISCONNECT_MS = 500;

/** Time-out of a node's slot table; then the next node is asked, as it may hang. */
const SLOTS_ANSWER_MS = 1000;
/** Retries and delay of a command until another node takes over the keys of a lost one. */
const CLUSTER_TRIES = 5;
const CLUSTER_RETRY_MS = 200;

/** Connection to Redis, or to the nodes of a cluster. */
export type RedisClient = Redis | Cluster;

/**
 * Emits the end event also on a disconnect between two connection attempts, which ioredis omits: a
 * BullMQ worker waits for it.
 */
function endingAlways<T extends RedisClient>(redis: T): T {
  const disconnect = redis.disconnect.bind(redis);
  redis.disconnect = (reconnect) => {
    const isBetweenAttempts = redis.status === 'reconnecting';
    disconnect(reconnect);
    if (reconnect || !isBetweenAttempts) return;
    // A connection that was never opened ends at once.
    redis.status = 'wait';
    disconnect();
  };
  // BullMQ creates its blocking connection by `duplicate`.
  const duplicate = redis.duplicate.bind(redis) as (...options: unknown[]) => T;
  redis.duplicate = ((...options: unknown[]) => endingAlways(duplicate(...options))) as T['duplicate'];
  return redis;
}

/**
 * Connects to Redis.
 * @param address accepted by `isRedisAddress`
 */
export function openRedis(address: string, options: RedisOptions): RedisClient {
  const cluster = clusterAddress(address);
  if (cluster) return endingAlways(openCluster(cluster, options));
  const bySentinel = sentinelOptions(address);
  const all = { ...bySentinel, reconnectOnError, disconnectTimeout: DISCONNECT_MS, ...options };
  return endingAlways(bySentinel ? new Redis(all) : new Redis(address, all));
}

function openCluster({ nodes, redisOptions }: ClusterAddress, options: RedisOptions): Cluster {
  const { retryStrategy, enableOfflineQueue = true, ...ofNodes } = options;
  return new Cluster(nodes, {
    enableOfflineQueue,
    clusterRetryStrategy: retryStrategy,
    maxRedirections: CLUSTER_TRIES,
    retryDelayOnFailover: CLUSTER_RETRY_MS,
    retryDelayOnClusterDown: CLUSTER_RETRY_MS,
    slotsRefreshTimeout: SLOTS_ANSWER_MS,
    redisOptions: { disconnectTimeout: DISCONNECT_MS, ...redisOptions, ...ofNodes },
    // Certificates are for names, which ioredis would resolve to addresses.
    ...(redisOptions.tls && { dnsLookup: (name, found) => found(null, name) }),
  });
}
