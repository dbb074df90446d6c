import { Module } from '@nestjs/common';
import { ApplicantsModule } from '../../../shared/applicants/applicants.module';
import { MembershipModule } from '../../../shared/membership/membership.module';
import { TasksWorkerModule } from '../../../shared/tasks/tasks-worker.module';
import { AttemptsStoreModule } from '../../../store/attempts/attempts.store.module';
import { CertificatesStoreModule } from '../../../store/certificates/certificates.store.module';
import { ResultsStoreModule } from '../../../store/results/results.store.module';
import { CertificatesIssueHandler } from './certificates-issue.handler';
import { IssuePlans } from './issue-plans.service';
import { Recipients } from './recipients.service';

/** Runs the tasks that issue certificates, in the worker. */
@Module({
  imports: [
    ApplicantsModule,
    AttemptsStoreModule,
    CertificatesStoreModule,
    MembershipModule,
    ResultsStoreModule,
    TasksWorkerModule,
  ],
  providers: [CertificatesIssueHandler, IssuePlans, Recipients],
})
export class CertificateIssueWorkerModule {}
