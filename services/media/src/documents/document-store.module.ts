import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FilesModule } from '../files/files.module';
import { documentSchema } from './document.schema';
import { DocumentQueue } from './document-queue';
import { DocumentRemoval } from './document-removal';
import { DocumentSubjects } from './document-subjects';
import { DocumentsRepository } from './documents.repository';

/** Records, queue and sources of documents, for the API and the worker alike. */
@Module({
  imports: [FilesModule, MongooseModule.forFeature([{ name: 'Document', schema: documentSchema }])],
  providers: [DocumentsRepository, DocumentQueue, DocumentRemoval, DocumentSubjects],
  exports: [FilesModule, DocumentsRepository, DocumentQueue, DocumentRemoval, DocumentSubjects],
})
export class DocumentStoreModule {}
