import { Module } from '@nestjs/common';
import { DocumentsStoreModule } from './documents-store.module';
import { DocumentsController } from './documents.controller';
import { DocumentsService } from './documents.service';

/** Takes requests for printed documents. */
@Module({
  imports: [DocumentsStoreModule],
  controllers: [DocumentsController],
  providers: [DocumentsService],
})
export class DocumentsModule {}
