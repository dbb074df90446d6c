import { Module } from '@nestjs/common';
import { CertificatesStoreModule } from '../../../store/certificates/certificates.store.module';
import { ExamsStoreModule } from '../../../store/exams/exams.store.module';
import { CertificateExportController } from './certificate-export.controller';
import { CertificateExportService } from './certificate-export.service';

/** Rows for files of the list of certificates. */
@Module({
  imports: [CertificatesStoreModule, ExamsStoreModule],
  controllers: [CertificateExportController],
  providers: [CertificateExportService],
})
export class CertificateExportModule {}
