import { Redis, type RedisOptions } from 'ioredis';
import { sentinelOptions } from '../core/redis-address';

/** A server that answers that it is a replica was the master until now: 2 connects anew and sends the command again. */
const reconnectOnError = ({ message }: Error): 2 | false => (message.includes('READONLY') ? 2 : false);

/** How long a server may take to close a connection from its side. */
const DISCONNECT_MS = 500;

/**
 * Makes a connection tell that it ended also when it is disconnected between two attempts to connect, as ioredis does
 * not: a BullMQ worker waits for that.
 */
function endingAlways(redis: Redis): Redis {
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
  const duplicate = redis.duplicate.bind(redis);
  redis.duplicate = ((options?: RedisOptions) => endingAlways(duplicate(options))) as Redis['duplicate'];
  return redis;
}

/**
 * Connects to Redis.
 * @param address one that `isRedisAddress` accepts
 */
export function openRedis(address: string, options: RedisOptions): Redis {
  const bySentinel = sentinelOptions(address);
  const all = { ...bySentinel, reconnectOnError, disconnectTimeout: DISCONNECT_MS, ...options };
  return endingAlways(bySentinel ? new Redis(all) : new Redis(address, all));
}
