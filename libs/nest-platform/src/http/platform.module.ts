import { type DynamicModule, Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import { internalCalls } from '@concord/contracts';
import { type Connection, Types } from 'mongoose';
import { AccessHook } from '../auth/access';
import type { BaseEnv } from '../core/env';
import { FailureLimiters } from '../limits/failure-limiter';
import { FileLinks } from '../auth/file-links';
import { HealthRegistry } from './health';
import { InternalClient } from './internal-client';
import { log } from '../core/logger';
import { RedisConnection } from '../stores/redis';
import { StaffVersionCache, type VersionSource } from '../auth/staff-versions';
import { TokenVerifier } from '../auth/tokens';

export interface PlatformOptions {
  env: BaseEnv;
  /** Injection token of a {@link VersionSource}; asked of the students service when absent. */
  versionSource?: { provide: string | symbol };
}

/** An id that no document has. */
const NOBODY = new Types.ObjectId('0'.repeat(24));

const logError = (error: unknown) => log.warn({ err: error }, 'a dependency failed');

/** What every service has: tokens and access, health, Redis, throttles, internal calls, file links. */
@Global()
@Module({})
export class PlatformModule implements OnApplicationShutdown {
  constructor(
    private readonly staff: StaffVersionCache,
    private readonly internal: InternalClient,
    private readonly redis: RedisConnection,
  ) {
    staff.start();
  }

  static forRoot({ env, versionSource }: PlatformOptions): DynamicModule {
    const askStudents = (client: InternalClient): VersionSource => {
      return () => client.call(internalCalls.internalStaffVersions, {}, { timeoutMs: 2000 });
    };
    const providers = [
      { provide: TokenVerifier, useFactory: () => new TokenVerifier(env.JWT_PUBLIC_KEY) },
      { provide: FileLinks, useFactory: () => new FileLinks(env.FILE_LINK_SECRET) },
      {
        provide: RedisConnection,
        useFactory: () => new RedisConnection(env.REDIS_URL, logError, env.REDIS_PREFIX),
      },
      {
        provide: FailureLimiters,
        inject: [RedisConnection],
        useFactory: (redis: RedisConnection) => new FailureLimiters(redis),
      },
      {
        provide: InternalClient,
        useFactory: () =>
          new InternalClient(
            { students: env.STUDENTS_URL, exams: env.EXAMS_URL, media: env.MEDIA_URL },
            env.SERVICE_SECRET,
          ),
      },
      {
        provide: StaffVersionCache,
        inject: versionSource ? [versionSource.provide] : [InternalClient],
        useFactory: (given: VersionSource | InternalClient) =>
          new StaffVersionCache(typeof given === 'function' ? given : askStudents(given)),
      },
      {
        provide: AccessHook,
        inject: [TokenVerifier, StaffVersionCache],
        useFactory: (tokens: TokenVerifier, staff: StaffVersionCache) =>
          new AccessHook(tokens, staff, env.SERVICE_SECRET),
      },
      {
        provide: HealthRegistry,
        inject: [RedisConnection, getConnectionToken()],
        useFactory: (redis: RedisConnection, connection: Connection) => registryOf(redis, connection),
      },
    ];
    return { module: PlatformModule, providers, exports: providers.map(({ provide }) => provide) };
  }

  async onApplicationShutdown(): Promise<void> {
    void this.staff.stop();
    this.redis.close();
    await this.internal.close();
  }
}

function registryOf(redis: RedisConnection, connection: Connection): HealthRegistry {
  const health = new HealthRegistry();
  health.register('redis', () => redis.ping());
  health.register('mongodb', async () => {
    // A store that hangs may still answer a ping: look into a real collection, by its index whatever its size.
    const [model] = Object.values(connection.models);
    if (model) await model.collection.findOne({ _id: NOBODY }, { maxTimeMS: 1500 });
  });
  return health;
}
