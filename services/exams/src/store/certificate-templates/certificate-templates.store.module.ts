import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CERTIFICATE_TEMPLATE_MODEL, certificateTemplateSchema } from './certificate-template.schema';
import { CertificateTemplatesRepository } from './certificate-templates.repository';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: CERTIFICATE_TEMPLATE_MODEL, schema: certificateTemplateSchema }]),
  ],
  providers: [CertificateTemplatesRepository],
  exports: [CertificateTemplatesRepository],
})
export class CertificateTemplatesStoreModule {}
