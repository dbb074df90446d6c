import { type DynamicModule, Module } from '@nestjs/common';
import { AuditDeliveryModule, mongoRoot, PlatformModule } from '@concord/nest-platform';
import { AssignmentMailsModule } from './assignment-mails/assignment-mails.module';
import { BulkAssignmentsWorkerModule } from './bulk-assignments/bulk-assignments-worker.module';
import { CertificateIssueWorkerModule } from './certificate-issue/certificate-issue-worker.module';
import { CertificateMailsModule } from './certificate-mails/certificate-mails.module';
import type { ExamsWorkerEnv } from './env';
import { ExamStatisticsWorkerModule } from './exam-statistics/exam-statistics-worker.module';
import { GradingModule } from './grading/grading.module';
import { PausesWorkerModule } from './pauses/pauses-worker.module';
import { RegradesWorkerModule } from './regrades/regrades-worker.module';
import { ResultMailsModule } from './result-mails/result-mails.module';
import { StartRecordsWorkerModule } from './start-records/start-records-worker.module';
import { StatisticsWorkerModule } from './statistics/statistics-worker.module';
import { SweeperModule } from './sweeper/sweeper.module';
import { TasksWorkerModule } from './tasks/tasks-worker.module';

@Module({
  imports: [
    AssignmentMailsModule,
    AuditDeliveryModule,
    BulkAssignmentsWorkerModule,
    CertificateIssueWorkerModule,
    CertificateMailsModule,
    ExamStatisticsWorkerModule,
    GradingModule,
    PausesWorkerModule,
    RegradesWorkerModule,
    ResultMailsModule,
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
