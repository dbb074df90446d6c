import { Module } from '@nestjs/common';
import { PrintingStateModule } from '../../../shared/printing/printing-state.module';
import { StoredFilesModule } from '../../../shared/stored-files/stored-files.module';
import { DocumentsStoreModule } from '../../../store/documents/documents.store.module';
import { DocumentsPartsModule } from './documents-parts.module';
import { DocumentsController } from './documents.controller';
import { DocumentsService } from './documents.service';
import { MailedDocuments } from './mailed-documents.service';

/** Takes requests for printed documents. */
@Module({
  imports: [DocumentsStoreModule, PrintingStateModule, StoredFilesModule, DocumentsPartsModule],
  controllers: [DocumentsController],
  providers: [DocumentsService, MailedDocuments],
  exports: [DocumentsService],
})
export class DocumentsModule {}
