import { type DynamicModule, Module } from '@nestjs/common';
import { AuditDeliveryModule, mongoRoot, PlatformModule } from '@concord/nest-platform';
import type { MembersWorkerEnv } from './env';

/** The worker process: delivers audit records. */
@Module({ imports: [AuditDeliveryModule] })
export class WorkerModule {
  static forRoot(env: MembersWorkerEnv): DynamicModule {
    return { module: WorkerModule, imports: [mongoRoot(env, 'members'), PlatformModule.forRoot({ env })] };
  }
}
