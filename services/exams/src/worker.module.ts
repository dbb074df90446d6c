import { type DynamicModule, Module } from '@nestjs/common';
import { AuditDeliveryModule, mongoRoot, PlatformModule } from '@concord/nest-platform';
import type { ExamsWorkerEnv } from './env';
import { BulkAssignmentsWorkerModule } from './features/assignments/bulk-assignments/bulk-assignments-worker.module';
import { CertificateIssueWorkerModule } from './features/certificates/certificate-issue/certificate-issue-worker.module';
import { PausesWorkerModule } from './features/hall/pauses/pauses-worker.module';
import { MailsModule } from './features/operations/mails/mails.module';
import { SweeperModule } from './features/operations/sweeper/sweeper.module';
import { ExamStatisticsWorkerModule } from './features/results/exam-statistics/exam-statistics-worker.module';
import { GradingModule } from './features/results/grading/grading.module';
import { RegradesWorkerModule } from './features/results/regrades/regrades-worker.module';
import { StatisticsWorkerModule } from './features/results/statistics/statistics-worker.module';
import { StartRecordsWorkerModule } from './features/sitting/start-records/start-records-worker.module';
import { TasksWorkerModule } from './shared/tasks/tasks-worker.module';

@Module({
  imports: [
    AuditDeliveryModule,
    BulkAssignmentsWorkerModule,
    CertificateIssueWorkerModule,
    ExamStatisticsWorkerModule,
    GradingModule,
    MailsModule,
    PausesWorkerModule,
    RegradesWorkerModule,
    StartRecordsWorkerModule,
    StatisticsWorkerModule,
    SweeperModule,
    TasksWorkerModule,
  ],
})
export class WorkerModule {
  static forRoot(env: ExamsWorkerEnv): DynamicModule {
    return {
      module: WorkerModule,
      imports: [mongoRoot(env, 'exams'), PlatformModule.forRoot({ env, versionSource: 'none' })],
    };
  }
}
