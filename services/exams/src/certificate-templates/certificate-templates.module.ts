import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CERTIFICATE_TEMPLATE_MODEL, certificateTemplateSchema } from './certificate-template.schema';
import { CertificateTemplatesController } from './certificate-templates.controller';
import { CertificateTemplatesRepository } from './certificate-templates.repository';
import { CertificateTemplatesService } from './certificate-templates.service';
import { PresentTemplates } from './present-templates.service';

/** What certificates look like and say, version by version. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: CERTIFICATE_TEMPLATE_MODEL, schema: certificateTemplateSchema }]),
  ],
  controllers: [CertificateTemplatesController],
  providers: [CertificateTemplatesRepository, CertificateTemplatesService, PresentTemplates],
  exports: [PresentTemplates],
})
export class CertificateTemplatesModule {}
