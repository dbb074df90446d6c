import { type DynamicModule, Module } from '@nestjs/common';
import { AuditDeliveryModule, mongoRoot, PlatformModule } from '@concord/nest-platform';
import type { MembersWorkerEnv } from './env';
import { ChargingWorkerModule } from './features/money/charging/charging.worker.module';
import { FollowUpWorkerModule } from './features/money/follow-up/follow-up.worker.module';
import { UpgradesWorkerModule } from './features/register/upgrades/upgrades.worker.module';
import { StandingsModule } from './features/register/standings/standings.module';

/** The worker process: delivers audit records, and follows up changes of accounts. */
@Module({
  imports: [
    AuditDeliveryModule,
    ChargingWorkerModule,
    FollowUpWorkerModule,
    StandingsModule,
    UpgradesWorkerModule,
  ],
})
export class WorkerModule {
  static forRoot(env: MembersWorkerEnv): DynamicModule {
    return { module: WorkerModule, imports: [mongoRoot(env, 'members'), PlatformModule.forRoot({ env })] };
  }
}
