import { Module } from '@nestjs/common';
import { PrintingStateModule } from '../../../shared/printing/printing-state.module';
import { StoredFilesModule } from '../../../shared/stored-files/stored-files.module';
import { DocumentsStoreModule } from '../../../store/documents/documents.store.module';
import { DocumentsPartsModule } from './documents-parts.module';
import { DocumentsController } from './documents.controller';
import { DocumentsService } from './documents.service';
import { OwnCardFile } from './own-card-file.service';
import { MailedDocuments } from './mailed-documents.service';
import { OwnDocumentsController } from './own-documents.controller';
import { OwnDocuments } from './own-documents.service';
import { OwnExamDocuments } from './own-exam-documents.service';
import { OwnPrints } from './own-prints.service';
import { PrintedStatements } from './printed-statements.service';

/** Takes requests for printed documents. */
@Module({
  imports: [DocumentsStoreModule, PrintingStateModule, StoredFilesModule, DocumentsPartsModule],
  controllers: [DocumentsController, OwnDocumentsController],
  providers: [
    DocumentsService,
    MailedDocuments,
    OwnCardFile,
    OwnDocuments,
    OwnExamDocuments,
    OwnPrints,
    PrintedStatements,
  ],
  exports: [DocumentsService],
})
export class DocumentsModule {}
