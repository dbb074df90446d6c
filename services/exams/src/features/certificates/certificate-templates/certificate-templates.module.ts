import { Module } from '@nestjs/common';
import { CertificateTemplatesStoreModule } from '../../../store/certificate-templates/certificate-templates.store.module';
import { CertificateTemplatesController } from './certificate-templates.controller';
import { CertificateTemplatesService } from './certificate-templates.service';
import { PresentTemplates } from './present-templates.service';

/** Designs and texts of certificates, with their versions. */
@Module({
  imports: [CertificateTemplatesStoreModule],
  controllers: [CertificateTemplatesController],
  providers: [CertificateTemplatesService, PresentTemplates],
  exports: [PresentTemplates],
})
export class CertificateTemplatesModule {}
