import { Module } from '@nestjs/common';
import { GradingQueueModule } from '../../../shared/grading-queue/grading-queue.module';
import { CertificatesStoreModule } from '../../../store/certificates/certificates.store.module';
import { CertificateMailsService } from './certificate-mails.service';

/** Orders the mails with links to certificates, in the worker. */
@Module({
  imports: [CertificatesStoreModule, GradingQueueModule],
  providers: [CertificateMailsService],
})
export class CertificateMailsModule {}
