import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AttemptsModule } from '../attempts/attempts.module';
import { CERTIFICATE_MODEL, certificateSchema } from '../certificates/certificate.schema';
import { CertificatesRepository } from '../certificates/certificates.repository';
import { RESULT_MODEL, resultSchema } from '../results/result.schema';
import { TasksWorkerModule } from '../tasks/tasks-worker.module';
import { CertificatesIssueHandler } from './certificates-issue.handler';
import { IssuePlans } from './issue-plans.service';
import { IssueRepository } from './issue.repository';

/** Does the orders of many certificates, in the worker. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: CERTIFICATE_MODEL, schema: certificateSchema },
      { name: RESULT_MODEL, schema: resultSchema },
    ]),
    AttemptsModule,
    TasksWorkerModule,
  ],
  providers: [CertificatesIssueHandler, CertificatesRepository, IssuePlans, IssueRepository],
})
export class CertificateIssueWorkerModule {}
