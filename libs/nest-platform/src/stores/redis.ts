import { storeErrors } from '@concord/observability';
import { Cluster, type RedisOptions } from 'ioredis';
import { FailureLog } from '../core/failure-log';
import { openRedis, type RedisClient } from './redis-client';
import { RedisSubscription, type SubscriptionListeners } from './redis-subscription';

const RECONNECT_MAX_MS = 2000;
const retryStrategy = (attempt: number) => Math.min(attempt * 200, RECONNECT_MAX_MS);

/** A connection that fails at once when Redis is away instead of queueing what a request waits for. */
export const FAIL_FAST: RedisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  connectTimeout: 2000,
  commandTimeout: 1500,
  // A network that drops packets, or a Redis that hangs, closes no connection.
  socketTimeout: 5000,
  retryStrategy,
};

/** A connection of a worker, whose blocking reads wait for as long as Redis is away. */
export const BLOCKING: RedisOptions = {
  maxRetriesPerRequest: null,
  connectTimeout: 5000,
  // Longer than BullMQ's reads block.
  socketTimeout: 12_000,
  retryStrategy,
};

const SUBSCRIPTION: RedisOptions = { ...BLOCKING, socketTimeout: 5000 };

/**
 * Where Redis is, and the one fail-fast connection of a process, for throttles, messages and health. Keys and channels
 * begin with `prefix`, so that several installations may share one Redis; whoever uses {@link client} adds it.
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

  /** One more connection to the same Redis; whoever opens it listens to its errors and disconnects it. */
  open(options: RedisOptions): RedisClient {
    return openRedis(this.address, options)
      .on('error', this.errors.count)
      .on('node error', this.errors.count);
  }

  /** The prefix of BullMQ's keys. */
  get queuePrefix(): string {
    return `${this.prefix}bull`;
  }

  get isCluster(): boolean {
    return this.client instanceof Cluster;
  }

  /**
   * The name of a queue in Redis. In a cluster it is a hash tag, because scripts of BullMQ need all keys of a queue on
   * one node; elsewhere it stays as it is, so that workers of the release before do the same jobs.
   */
  queueName(queue: string): string {
    return this.isCluster ? `{${queue}}` : queue;
  }

  /** @throws Error when Redis does not answer, or a cluster cannot serve all keys. */
  async check(): Promise<void> {
    if (!(this.client instanceof Cluster)) return void (await this.client.ping());
    const info = await this.client.cluster('INFO');
    const [, state] = /^cluster_state:(\w+)/m.exec(info) ?? [];
    if (state !== 'ok') throw new Error(`the state of the Redis cluster is ${state ?? 'unknown'}`);
  }

  /** Sends a message to all subscribers of a channel, at most once. @throws Error while Redis is away. */
  async publish(channel: string, message: string): Promise<void> {
    await this.client.publish(this.prefix + channel, message);
  }

  /**
   * Receives the messages of these channels, on a connection of its own; those sent while Redis is away are lost.
   * @param onReady told when messages begin to arrive, and when they no longer do
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

  /** Receives messages as {@link subscribe} does, of channels that change; whoever opens it ends it. */
  openSubscription(listeners: SubscriptionListeners): RedisSubscription {
    return new RedisSubscription(this.open(SUBSCRIPTION), this.prefix, listeners);
  }

  /** Counts the connections that listen to a channel by its name; in a cluster, those to one node. */
  async countSubscribers(channel: string): Promise<number> {
    const [, count] = (await this.client.pubsub('NUMSUB', this.prefix + channel)) as [string, number];
    return count;
  }

  close(): void {
    this.client.disconnect();
  }
}
