import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CERTIFICATE_MODEL, certificateSchema } from '../certificates/certificate.schema';
import { GradingQueueModule } from '../grading/grading-queue.module';
import { CertificateMailsRepository } from './certificate-mails.repository';
import { CertificateMailsService } from './certificate-mails.service';

/** Orders the mails with links to certificates, in the worker. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: CERTIFICATE_MODEL, schema: certificateSchema }]),
    GradingQueueModule,
  ],
  providers: [CertificateMailsRepository, CertificateMailsService],
})
export class CertificateMailsModule {}
