import { storeErrors } from '@concord/observability';
import { Cluster, type RedisOptions } from 'ioredis';
import { FailureLog } from '../core/failure-log';
import { openRedis, type RedisClient } from './redis-client';
import { RedisSubscription, type SubscriptionListeners } from './redis-subscription';

const RECONNECT_MAX_MS = 2000;
const retryStrategy = (attempt: number) => Math.min(attempt * 200, RECONNECT_MAX_MS);

/** Connection options that fail at once during an outage of Redis instead of queueing commands. */
export const FAIL_FAST: RedisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  connectTimeout: 2000,
  commandTimeout: 1500,
  // Detects a network that drops packets, or a hanging Redis: neither closes connections.
  socketTimeout: 5000,
  retryStrategy,
};

/** Options for a worker, whose blocking reads wait through an outage of Redis. */
export const BLOCKING: RedisOptions = {
  maxRetriesPerRequest: null,
  connectTimeout: 5000,
  // Longer than BullMQ's reads block.
  socketTimeout: 12_000,
  retryStrategy,
};

const SUBSCRIPTION: RedisOptions = { ...BLOCKING, socketTimeout: 5000 };

/**
 * Redis address and shared fail-fast connection of a process, for throttles, messages and health.
 * Keys and channels begin with `prefix`, so that installations can share one Redis; users of {@link
 * client} add it themselves.
 */
export class RedisConnection {
  readonly client: RedisClient;
  private readonly errors = storeErrors('redis');

  /** @param address as in {@link openRedis} */
  constructor(
    private readonly address: string,
    readonly prefix = '',
  ) {
    this.client = this.open(FAIL_FAST);
    const failures = new FailureLog('Redis cannot be reached');
    this.client.on('error', failures.failed).on('ready', failures.recovered);
  }

  /** Opens another connection to the same Redis; the caller handles its errors and disconnects it. */
  open(options: RedisOptions): RedisClient {
    return openRedis(this.address, options)
      .on('error', this.errors.count)
      .on('node error', this.errors.count);
  }

  /** Prefix of BullMQ's keys. */
  get queuePrefix(): string {
    return `${this.prefix}bull`;
  }

  get isCluster(): boolean {
    return this.client instanceof Cluster;
  }

  /**
   * Name of a queue in Redis. In a cluster it is a hash tag, because BullMQ's scripts need a
   * queue's keys on one node; elsewhere unchanged, so that workers of the previous version share
   * the jobs.
   */
  queueName(queue: string): string {
    return this.isCluster ? `{${queue}}` : queue;
  }

  /** @throws Error if Redis does not answer, or a cluster cannot serve all keys. */
  async check(): Promise<void> {
    if (!(this.client instanceof Cluster)) return void (await this.client.ping());
    const info = await this.client.cluster('INFO');
    const [, state] = /^cluster_state:(\w+)/m.exec(info) ?? [];
    if (state !== 'ok') throw new Error(`the state of the Redis cluster is ${state ?? 'unknown'}`);
  }

  /** Sends a message to all subscribers of a channel, at most once. @throws Error during an outage of Redis. */
  async publish(channel: string, message: string): Promise<void> {
    await this.client.publish(this.prefix + channel, message);
  }

  /**
   * Receives messages of these channels on its own connection; those sent during an outage of Redis
   * are lost.
   * @param onReady called when messages start to arrive, and when they stop
   * @returns the function that ends it
   */
  subscribe(
    channels: readonly string[],
    listener: (channel: string, message: string) => void,
    onError: (error: unknown) => void,
    onReady: (isReady: boolean) => void = () => undefined,
  ): () => void {
    const subscription = this.openSubscription({ onMessage: listener, onError, onReady });
    subscription.set({ names: channels });
    return () => subscription.end();
  }

  /** {@link subscribe} with changeable channels; the caller ends it. */
  openSubscription(listeners: SubscriptionListeners): RedisSubscription {
    return new RedisSubscription(this.open(SUBSCRIPTION), this.prefix, listeners);
  }

  /** Counts connections subscribed to a channel by name; in a cluster, those of one node. */
  async countSubscribers(channel: string): Promise<number> {
    const [, count] = (await this.client.pubsub('NUMSUB', this.prefix + channel)) as [string, number];
    return count;
  }

  close(): void {
    this.client.disconnect();
  }
}
