import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FilesStoreModule } from '../files/files-store.module';
import { DOCUMENT_MODEL, documentSchema } from './document.schema';
import { DocumentRemoval } from './document-removal';
import { DocumentsQueue } from './documents.queue';
import { DocumentsRepository } from './documents.repository';
import { PrintableRecords } from './printable-records';

/** Records, queue and sources of documents, for the API and the worker. */
@Module({
  imports: [FilesStoreModule, MongooseModule.forFeature([{ name: DOCUMENT_MODEL, schema: documentSchema }])],
  providers: [DocumentsRepository, DocumentsQueue, DocumentRemoval, PrintableRecords],
  exports: [DocumentsRepository, DocumentsQueue, DocumentRemoval, PrintableRecords],
})
export class DocumentsStoreModule {}
