import { Module } from '@nestjs/common';
import { DocumentsStoreModule } from '../../../store/documents/documents.store.module';
import { StoredFilesModule } from '../../../shared/stored-files/stored-files.module';
import { DocumentRemoval } from './document-removal';
import { DocumentsQueue } from './documents.queue';
import { PrintableRecords } from './printable-records';

/** Queue, sources and removal of documents, for the API and the worker. */
@Module({
  imports: [DocumentsStoreModule, StoredFilesModule],
  providers: [DocumentRemoval, DocumentsQueue, PrintableRecords],
  exports: [DocumentRemoval, DocumentsQueue, PrintableRecords],
})
export class DocumentsPartsModule {}
