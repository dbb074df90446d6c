import { Module } from '@nestjs/common';
import { GradingQueueModule } from '../../../shared/grading-queue/grading-queue.module';
import { AssignmentsStoreModule } from '../../../store/assignments/assignments.store.module';
import { AttemptsStoreModule } from '../../../store/attempts/attempts.store.module';
import { CertificatesStoreModule } from '../../../store/certificates/certificates.store.module';
import { ExamsStoreModule } from '../../../store/exams/exams.store.module';
import { ResultsStoreModule } from '../../../store/results/results.store.module';
import { AssignmentMails, CancelledMails } from './assignment-mails.source';
import { CertificateMails } from './certificate-mails.source';
import { MailOutbox } from './mail-outbox.task';
import { ResultMails } from './result-mails.source';

/** Requests mails to students, in the worker. */
@Module({
  imports: [
    AssignmentsStoreModule,
    AttemptsStoreModule,
    CertificatesStoreModule,
    ExamsStoreModule,
    GradingQueueModule,
    ResultsStoreModule,
  ],
  providers: [AssignmentMails, CancelledMails, CertificateMails, MailOutbox, ResultMails],
})
export class MailsModule {}
