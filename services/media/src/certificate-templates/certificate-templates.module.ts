import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module';
import { FilesStoreModule } from '../files/files-store.module';
import { CertificatePreviews } from './certificate-previews.service';
import { CertificateTemplatesController } from './certificate-templates.controller';
import { SignaturesService } from './signatures.service';

/** What staff need to write a template of certificates: previews, and signatures. */
@Module({
  imports: [DocumentsModule, FilesStoreModule],
  controllers: [CertificateTemplatesController],
  providers: [CertificatePreviews, SignaturesService],
})
export class CertificateTemplatesModule {}
