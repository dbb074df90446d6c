import { type DynamicModule, Module } from '@nestjs/common';
import { AuditDeliveryModule, mongoRoot, PlatformModule } from '@concord/nest-platform';
import type { ExamsWorkerEnv } from './env';
import { GradingModule } from './grading/grading.module';
import { ResultMailsModule } from './result-mails/result-mails.module';
import { StatisticsWorkerModule } from './statistics/statistics-worker.module';
import { SweeperModule } from './sweeper/sweeper.module';

@Module({
  imports: [AuditDeliveryModule, GradingModule, ResultMailsModule, StatisticsWorkerModule, SweeperModule],
})
export class WorkerModule {
  static forRoot(env: ExamsWorkerEnv): DynamicModule {
    return {
      module: WorkerModule,
      imports: [mongoRoot(env, 'exams'), PlatformModule.forRoot({ env, versionSource: 'none' })],
    };
  }
}
