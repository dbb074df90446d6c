import { Module } from '@nestjs/common';
import { PrintingState } from '../printing/printing-state';
import { DocumentsStoreModule } from './documents-store.module';
import { DocumentsController } from './documents.controller';
import { DocumentsService } from './documents.service';

/** Takes requests for printed documents. */
@Module({
  imports: [DocumentsStoreModule],
  controllers: [DocumentsController],
  providers: [DocumentsService, PrintingState],
})
export class DocumentsModule {}
