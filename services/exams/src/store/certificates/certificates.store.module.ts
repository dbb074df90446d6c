import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CertificateMailsRepository } from './certificate-mails.repository';
import { CERTIFICATE_MODEL, certificateSchema } from './certificate.schema';
import { CertificatesRepository } from './certificates.repository';
import { IssuedCertificatesRepository } from './issued-certificates.repository';

const repositories = [CertificateMailsRepository, CertificatesRepository, IssuedCertificatesRepository];

@Module({
  imports: [MongooseModule.forFeature([{ name: CERTIFICATE_MODEL, schema: certificateSchema }])],
  providers: repositories,
  exports: repositories,
})
export class CertificatesStoreModule {}
