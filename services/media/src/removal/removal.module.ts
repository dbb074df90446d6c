import { Module } from '@nestjs/common';
import { DocumentsStoreModule } from '../documents/documents-store.module';
import { FilesStoreModule } from '../files/files-store.module';
import { RemovalController } from './removal.controller';
import { RemovalService } from './removal.service';

@Module({
  imports: [FilesStoreModule, DocumentsStoreModule],
  controllers: [RemovalController],
  providers: [RemovalService],
})
export class RemovalModule {}
