import { Module } from '@nestjs/common';
import { ApplicantsModule } from '../../../shared/applicants/applicants.module';
import { MembershipModule } from '../../../shared/membership/membership.module';
import { TasksModule } from '../../../shared/tasks/tasks.module';
import { AttemptsStoreModule } from '../../../store/attempts/attempts.store.module';
import { CertificatesStoreModule } from '../../../store/certificates/certificates.store.module';
import { CoursesStoreModule } from '../../../store/courses/courses.store.module';
import { ExamsStoreModule } from '../../../store/exams/exams.store.module';
import { ResultsStoreModule } from '../../../store/results/results.store.module';
import { CertificateTemplatesModule } from '../certificate-templates/certificate-templates.module';
import { CertificatesModule } from '../certificates/certificates.module';
import { CertificateBulk } from './certificate-bulk.service';
import { CertificateIssueController } from './certificate-issue.controller';
import { CertificateIssue } from './certificate-issue.service';
import { IssuePlans } from './issue-plans.service';
import { Recipients } from './recipients.service';
import { IssueRules } from './issue-rules.service';

/** Issues certificates for results: a single one at once, many by a task of the worker. */
@Module({
  imports: [
    ApplicantsModule,
    AttemptsStoreModule,
    CertificatesModule,
    CertificatesStoreModule,
    CertificateTemplatesModule,
    CoursesStoreModule,
    ExamsStoreModule,
    MembershipModule,
    ResultsStoreModule,
    TasksModule,
  ],
  controllers: [CertificateIssueController],
  providers: [CertificateBulk, CertificateIssue, IssuePlans, IssueRules, Recipients],
})
export class CertificateIssueModule {}
