import { Redis, type RedisOptions } from 'ioredis';

/** A connection that fails at once when Redis is away instead of queueing what a request waits for. */
export const FAIL_FAST: RedisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  connectTimeout: 2000,
  commandTimeout: 1500,
  retryStrategy: (attempt) => Math.min(attempt * 200, 2000),
};

/** For workers, whose blocking reads wait for as long as Redis is away. */
export const PATIENT: RedisOptions = {
  maxRetriesPerRequest: null,
  retryStrategy: (attempt) => Math.min(attempt * 200, 2000),
};

/** The one fail-fast connection of a process, for throttles and health. */
export class RedisConnection {
  readonly client: Redis;

  constructor(
    readonly url: string,
    onError: (error: Error) => void,
  ) {
    this.client = new Redis(url, FAIL_FAST);
    this.client.on('error', onError);
  }

  /** @throws Error when Redis does not answer. */
  async ping(): Promise<void> {
    await this.client.ping();
  }

  close(): void {
    this.client.disconnect();
  }
}
