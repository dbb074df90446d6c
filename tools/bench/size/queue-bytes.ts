import { Redis } from 'ioredis';

/** Redis as it is filled, by what it says itself. */
export class RedisUse {
  private readonly redis: Redis;

  constructor(url: string) {
    this.redis = new Redis(url, { maxRetriesPerRequest: 3 });
  }

  /** Bytes of all keys of a kind, and how many keys these are. */
  async of(kind: RegExp): Promise<{ keys: number; bytes: number }> {
    const keys = (await this.redis.keys('*')).filter((key) => kind.test(key));
    let bytes = 0;
    for (const key of keys) bytes += Number(await this.redis.call('MEMORY', 'USAGE', key, 'SAMPLES', '0'));
    return { keys: keys.length, bytes };
  }

  close(): void {
    this.redis.disconnect();
  }
}
