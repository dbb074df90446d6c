import { Module } from '@nestjs/common';
import { FilesStoreModule } from '../files/files-store.module';
import { PrintingState } from '../printing/printing-state';
import { DocumentsStoreModule } from './documents-store.module';
import { DocumentsController } from './documents.controller';
import { DocumentsService } from './documents.service';
import { MailedDocuments } from './mailed-documents.service';

/** Takes requests for printed documents. */
@Module({
  imports: [DocumentsStoreModule, FilesStoreModule],
  controllers: [DocumentsController],
  providers: [DocumentsService, MailedDocuments, PrintingState],
  exports: [DocumentsService],
})
export class DocumentsModule {}
