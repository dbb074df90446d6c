import { type DynamicModule, Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { HealthRegistry } from '@concord/nest-platform';
import type { S3Env } from '../../env';
import { ObjectStore } from './object-store';

/** The object store of the process, and its readiness check. */
@Global()
@Module({})
export class StorageModule implements OnApplicationShutdown {
  constructor(
    private readonly store: ObjectStore,
    health: HealthRegistry,
  ) {
    health.register('s3', () => store.check());
  }

  static forRoot(env: S3Env): DynamicModule {
    return {
      module: StorageModule,
      providers: [{ provide: ObjectStore, useFactory: () => new ObjectStore(env) }],
      exports: [ObjectStore],
    };
  }

  onApplicationShutdown(): void {
    this.store.close();
  }
}
