import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DOCUMENT_MODEL, documentSchema } from './document.schema';
import { DocumentsRepository } from './documents.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: DOCUMENT_MODEL, schema: documentSchema }])],
  providers: [DocumentsRepository],
  exports: [DocumentsRepository],
})
export class DocumentsStoreModule {}
