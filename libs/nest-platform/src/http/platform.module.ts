import {
  type DynamicModule,
  type FactoryProvider,
  Global,
  Module,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
import { AccessHook } from '../auth/access';
import type { BaseEnv, FileLinkEnv } from '../core/env';
import { FailureLimiters } from '../limits/failure-limiter';
import { FileLinks } from '../auth/file-links';
import { HealthRegistry } from './health';
import { activity } from '../jobs/activity-monitor';
import { ActivityBroadcast } from './activity-broadcast';
import { InternalClient } from './internal-client';
import { Lifecycle } from './lifecycle';
import { auditProviders, type AuditStoreToken, internalClient } from './platform-providers';
import { objectIdOf } from '../stores/object-id';
import { RedisConnection } from '../stores/redis';
import { RemoteRevocations } from './remote-revocations';
import { StaffVersionCache, type VersionSource } from '../auth/staff-versions';
import { TokenVerifier } from '../auth/tokens';
import { WorkerHeartbeats } from './worker-heartbeats';
import { WriteProbe } from './write-probe';

export interface PlatformOptions {
  env: BaseEnv & Partial<FileLinkEnv>;
  /**
   * Source of staff account versions: the injection token of a {@link VersionSource}, or `none` for
   * a worker, which serves health checks only. Calls the students service by default.
   */
  versionSource?: { provide: string | symbol } | 'none';
  /** Injection token of the {@link AuditStore}: the audit log in the service that owns it; defaults to an outbox. */
  auditStore?: { provide: AuditStoreToken };
}

/** An id that no document has. */
const UNUSED_ID = objectIdOf('0'.repeat(24));

/** Global providers of every service: tokens and access, health, Redis, throttles, internal calls, file links. */
@Global()
@Module({})
export class PlatformModule implements OnApplicationShutdown {
  constructor(
    private readonly staff: StaffVersionCache,
    private readonly internal: InternalClient,
    private readonly redis: RedisConnection,
    private readonly activityBroadcast: ActivityBroadcast,
  ) {
    staff.start();
  }

  static forRoot({ env, versionSource, auditStore }: PlatformOptions): DynamicModule {
    const providers = [
      { provide: TokenVerifier, useFactory: () => new TokenVerifier(env.JWT_PUBLIC_KEY) },
      ...auditProviders(auditStore?.provide),
      { provide: Lifecycle, useFactory: () => new Lifecycle() },
      ...fileLinks(env),
      {
        provide: RedisConnection,
        useFactory: () => new RedisConnection(env.REDIS_URL, env.REDIS_PREFIX),
      },
      {
        provide: ActivityBroadcast,
        inject: [RedisConnection],
        useFactory: (redis: RedisConnection) => new ActivityBroadcast(redis),
      },
      {
        provide: FailureLimiters,
        inject: [RedisConnection, AuditTrail],
        useFactory: (redis: RedisConnection, audit: AuditTrail) => new FailureLimiters(redis, audit),
      },
      {
        provide: WorkerHeartbeats,
        inject: [RedisConnection],
        useFactory: (redis: RedisConnection) => new WorkerHeartbeats(redis),
      },
      internalClient(env),
      staffVersions(versionSource),
      {
        provide: AccessHook,
        inject: [TokenVerifier, StaffVersionCache],
        useFactory: (tokens: TokenVerifier, staff: StaffVersionCache) =>
          new AccessHook(tokens, staff, env.SERVICE_SECRET),
      },
      {
        provide: WriteProbe,
        inject: [getConnectionToken()],
        useFactory: (connection: Connection) => new WriteProbe(connection),
      },
      {
        provide: HealthRegistry,
        inject: [RedisConnection, getConnectionToken(), WriteProbe],
        useFactory: registryOf,
      },
    ];
    return { module: PlatformModule, providers, exports: providers.map(({ provide }) => provide) };
  }

  async onApplicationShutdown(): Promise<void> {
    void this.staff.stop();
    this.activityBroadcast.close();
    this.redis.close();
    await this.internal.close();
  }
}

/** Provided only in processes that have the secret. */
function fileLinks({ FILE_LINK_SECRET: secret }: Partial<FileLinkEnv>): FactoryProvider<FileLinks>[] {
  return secret ? [{ provide: FileLinks, useFactory: () => new FileLinks(secret) }] : [];
}

function staffVersions(source: PlatformOptions['versionSource']): FactoryProvider<StaffVersionCache> {
  const provide = StaffVersionCache;
  if (source === 'none')
    return { provide, useFactory: () => new StaffVersionCache({ read: () => Promise.resolve(Date.now()) }) };
  if (source)
    return {
      provide,
      inject: [source.provide],
      useFactory: (store: VersionSource) => new StaffVersionCache(store),
    };
  return {
    provide,
    inject: [InternalClient],
    useFactory: (client: InternalClient) => new StaffVersionCache(new RemoteRevocations(client)),
  };
}

function registryOf(redis: RedisConnection, connection: Connection, writes: WriteProbe): HealthRegistry {
  const health = new HealthRegistry();
  health.register('redis', () => redis.check());
  health.register('mongodb', async () => {
    // A hanging store may still answer a ping, so the check reads a collection by its index.
    const [model] = Object.values(connection.models);
    const isKnown = activity.isIdle && writes.isRecent();
    if (model && !isKnown) await model.collection.findOne({ _id: UNUSED_ID }, { maxTimeMS: 1500 });
    writes.check();
  });
  return health;
}
