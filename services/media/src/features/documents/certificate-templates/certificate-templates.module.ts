import { Module } from '@nestjs/common';
import { StoredFilesModule } from '../../../shared/stored-files/stored-files.module';
import { FilesStoreModule } from '../../../store/files/files.store.module';
import { DocumentsModule } from '../documents/documents.module';
import { CertificatePreviews } from './certificate-previews.service';
import { CertificateTemplatesController } from './certificate-templates.controller';
import { SignaturesService } from './signatures.service';

/** Previews and signatures, for the editor of certificate templates. */
@Module({
  imports: [FilesStoreModule, StoredFilesModule, DocumentsModule],
  controllers: [CertificateTemplatesController],
  providers: [CertificatePreviews, SignaturesService],
})
export class CertificateTemplatesModule {}
