import { Module } from '@nestjs/common';
import { TasksWorkerModule } from '../../../shared/tasks/tasks-worker.module';
import { AttemptsStoreModule } from '../../../store/attempts/attempts.store.module';
import { CertificatesStoreModule } from '../../../store/certificates/certificates.store.module';
import { ResultsStoreModule } from '../../../store/results/results.store.module';
import { CertificatesIssueHandler } from './certificates-issue.handler';
import { IssuePlans } from './issue-plans.service';

/** Runs the tasks that issue certificates, in the worker. */
@Module({
  imports: [AttemptsStoreModule, CertificatesStoreModule, ResultsStoreModule, TasksWorkerModule],
  providers: [CertificatesIssueHandler, IssuePlans],
})
export class CertificateIssueWorkerModule {}
