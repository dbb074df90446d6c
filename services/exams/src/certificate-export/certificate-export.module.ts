import { Module } from '@nestjs/common';
import { CertificatesModule } from '../certificates/certificates.module';
import { ExamsModule } from '../exams/exams.module';
import { CertificateExportController } from './certificate-export.controller';
import { CertificateExportService } from './certificate-export.service';

/** The rows of the list of certificates for files of it. */
@Module({
  imports: [CertificatesModule, ExamsModule],
  controllers: [CertificateExportController],
  providers: [CertificateExportService],
})
export class CertificateExportModule {}
