import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AttemptsModule } from '../attempts/attempts.module';
import { CERTIFICATE_MODEL, certificateSchema } from '../certificates/certificate.schema';
import { CertificateTemplatesModule } from '../certificate-templates/certificate-templates.module';
import { CertificatesModule } from '../certificates/certificates.module';
import { CoursesModule } from '../courses/courses.module';
import { ExamsModule } from '../exams/exams.module';
import { RESULT_MODEL, resultSchema } from '../results/result.schema';
import { ResultsModule } from '../results/results.module';
import { TasksModule } from '../tasks/tasks.module';
import { CertificateBulk } from './certificate-bulk.service';
import { CertificateIssueController } from './certificate-issue.controller';
import { CertificateIssue } from './certificate-issue.service';
import { IssuePlans } from './issue-plans.service';
import { IssueRepository } from './issue.repository';
import { IssueRules } from './issue-rules.service';

/** Issues certificates for results: one at once; of many it takes the order, and the worker does it. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: CERTIFICATE_MODEL, schema: certificateSchema },
      { name: RESULT_MODEL, schema: resultSchema },
    ]),
    AttemptsModule,
    CertificatesModule,
    CertificateTemplatesModule,
    CoursesModule,
    ExamsModule,
    ResultsModule,
    TasksModule,
  ],
  controllers: [CertificateIssueController],
  providers: [CertificateBulk, CertificateIssue, IssuePlans, IssueRepository, IssueRules],
})
export class CertificateIssueModule {}
