import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { type ClusterAddress, clusterAddress, sentinelOptions } from '../core/redis-address';

/** A server that answers that it is a replica was the master until now: 2 connects anew and sends the command again. */
const reconnectOnError = ({ message }: Error): 2 | false => (message.includes('READONLY') ? 2 : false);

/** How long a server may take to close a connection from its side. */
const DISCONNECT_MS = 500;

/** A node that does not say in this time which node has which keys is passed over: it may hang. */
const SLOTS_ANSWER_MS = 1000;
/** A command waits so often, and each time so long, for another node to take over the keys of one that is gone. */
const CLUSTER_TRIES = 5;
const CLUSTER_RETRY_MS = 200;

/** A connection to Redis, or the connections to the nodes of a cluster. */
export type RedisClient = Redis | Cluster;

/**
 * Makes a connection tell that it ended also when it is disconnected between two attempts to connect, as ioredis does
 * not: a BullMQ worker waits for that.
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
  // BullMQ makes its connection for blocking commands so.
  const duplicate = redis.duplicate.bind(redis) as (...options: unknown[]) => T;
  redis.duplicate = ((...options: unknown[]) => endingAlways(duplicate(...options))) as T['duplicate'];
  return redis;
}

/**
 * Connects to Redis.
 * @param address one that `isRedisAddress` accepts
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
    // A certificate is for a name, which ioredis would replace by an address.
    ...(redisOptions.tls && { dnsLookup: (name, found) => found(null, name) }),
  });
}
