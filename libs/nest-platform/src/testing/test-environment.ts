import { randomBytes } from 'node:crypto';
import type { ServiceName } from '@concord/contracts';
import { Cluster } from 'ioredis';
import mongoose, { type Connection } from 'mongoose';
import { chooseListReader, type ListReaderKind } from '../stores/list-reader-kind';
import { openRedis, type RedisClient } from '../stores/redis-client';
import { TestTokens } from './test-tokens';

/** Service secret of every {@link TestEnvironment}. */
export const TEST_SECRET = 'a-service-secret-for-tests';

/** Shorter than the time to idle. */
const ACTIVITY_MS = 5000;

const TEST_GATEWAY_SECRET = 'a-gateway-secret-for-tests';

/** Gateway headers for a call from this address to a service under test. */
export const fromAddress = (address: string) => ({
  'x-client-address': address,
  'x-gateway-secret': TEST_GATEWAY_SECRET,
});

/**
 * Environment variables for services under test: own keys, and databases, buckets and Redis keys
 * that no other suite uses, on the stores of `MONGODB_URI` and `REDIS_URL`. Suites may run
 * concurrently.
 *
 * @example
 * const test = new TestEnvironment();
 * const env = loadEnv(mediaEnv, { ...process.env, ...test.variables, STUDENTS_URL: await students.listen() });
 * afterAll(() => test.close());
 */
export class TestEnvironment {
  readonly tokens = new TestTokens();
  /** Prefix of this suite's databases, buckets and Redis keys. */
  readonly prefix = `test-${randomBytes(5).toString('hex')}`;
  readonly variables: Readonly<Record<string, string>>;
  private readonly connections = new Map<ServiceName, Promise<Connection>>();
  private connectedRedis?: RedisClient;
  private activityTimer?: NodeJS.Timeout;

  /** @throws Error if the stores are not configured. */
  constructor() {
    const { MONGODB_URI, REDIS_URL, LIST_READER = 'mongo' } = process.env;
    if (!MONGODB_URI || !REDIS_URL) throw new Error('MONGODB_URI and REDIS_URL name the stores to test on');
    this.variables = {
      LOG_LEVEL: 'silent',
      DRAIN_SECONDS: '0',
      SERVICE_SECRET: TEST_SECRET,
      GATEWAY_SECRET: TEST_GATEWAY_SECRET,
      FILE_LINK_SECRET: 'a-file-link-secret-for-tests',
      JWT_PUBLIC_KEY: this.tokens.publicKeyPem,
      MONGODB_URI,
      MONGODB_DB_PREFIX: this.prefix,
      LIST_READER,
      S3_BUCKET_PREFIX: this.prefix,
      REDIS_URL,
      REDIS_PREFIX: `${this.prefix}-`,
    };
  }

  /** {@link variables} for services in this process, whose commands {@link watchUndefined} sees. */
  get monitoredVariables(): Readonly<Record<string, string>> {
    const { MONGODB_URI = '' } = this.variables;
    const separator = MONGODB_URI.includes('?') ? '&' : '?';
    return { ...this.variables, MONGODB_URI: `${MONGODB_URI}${separator}monitorCommands=true` };
  }

  /** Connection to a service's database, for inspection. */
  database(service: ServiceName): Promise<Connection> {
    const known = this.connections.get(service);
    if (known) return known;
    const options = {
      dbName: `${this.prefix}-${service}`,
      autoCreate: false,
      autoIndex: false,
      monitorCommands: true,
    };
    const connection = mongoose.createConnection(this.variables.MONGODB_URI ?? '', options);
    chooseListReader(connection, this.listReader);
    const made = connection.asPromise();
    this.connections.set(service, made);
    return made;
  }

  /** Adapter of lists that the store of this run needs. */
  get listReader(): ListReaderKind {
    return this.variables.LIST_READER === 'memory' ? 'memory' : 'mongo';
  }

  get redis(): RedisClient {
    return (this.connectedRedis ??= openRedis(this.variables.REDIS_URL ?? '', {}));
  }

  /**
   * Keeps processes under test from idling until {@link close}: tests write records directly to the
   * store, and wait for tasks that find them.
   */
  useAlways(): void {
    const signal = () =>
      this.redis.publish(`${this.variables.REDIS_PREFIX}demand`, '').catch(() => undefined);
    this.activityTimer ??= setInterval(() => void signal(), ACTIVITY_MS).unref();
  }

  /** Removes this suite's keys from Redis, as if restarted without its file. */
  async clearRedis(): Promise<void> {
    const { redis } = this;
    for (const node of redis instanceof Cluster ? redis.nodes('master') : [redis]) {
      const keys = await node.keys(`${this.variables.REDIS_PREFIX}*`);
      await Promise.all(keys.map((key) => node.unlink(key)));
    }
  }

  /**
   * Removes the Redis keys and the databases of these services, once they have ended. Databases of
   * disposable stores stay: SecantusDB drops one entry at a time, for over a minute on a busy
   * machine.
   */
  async close(...services: ServiceName[]): Promise<void> {
    clearInterval(this.activityTimer);
    const dropped = process.env.TEST_STORES === 'temporary' ? [] : services;
    try {
      for (const service of dropped) await (await this.database(service)).dropDatabase();
      await this.clearRedis();
    } finally {
      this.redis.disconnect();
      for (const made of this.connections.values()) await (await made).close(true);
    }
  }
}
