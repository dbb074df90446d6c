import { storeErrors } from '@concord/observability';
import type { Redis, RedisOptions } from 'ioredis';
import { FailureLog } from '../core/failure-log';
import { openRedis } from './redis-client';

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

/** A subscription asks for an answer so often: it would not notice otherwise that its connection hangs. */
const PING_MS = 5000;
const SUBSCRIPTION: RedisOptions = { ...BLOCKING, socketTimeout: 5000 };

/**
 * Where Redis is, and the one fail-fast connection of a process, for throttles, messages and health. Keys and channels
 * begin with `prefix`, so that several installations may share one Redis; whoever uses {@link client} adds it.
 */
export class RedisConnection {
  readonly client: Redis;
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
  open(options: RedisOptions): Redis {
    return openRedis(this.address, options).on('error', this.errors.count);
  }

  /** The prefix of BullMQ's keys. */
  get queuePrefix(): string {
    return `${this.prefix}bull`;
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
    const connection = this.open(SUBSCRIPTION);
    connection.on('error', onError);
    connection.on('ready', () => onReady(true)).on('close', () => onReady(false));
    connection.on('message', (name: string, message: string) =>
      listener(name.slice(this.prefix.length), message),
    );
    connection.subscribe(...channels.map((channel) => this.prefix + channel)).catch(onError);
    const pings = setInterval(() => {
      if (connection.status === 'ready') connection.ping().catch(onError);
    }, PING_MS).unref();
    return () => {
      clearInterval(pings);
      connection.disconnect();
    };
  }

  close(): void {
    this.client.disconnect();
  }
}
