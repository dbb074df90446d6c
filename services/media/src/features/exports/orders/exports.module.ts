import { Module } from '@nestjs/common';
import { StoredFilesModule } from '../../../shared/stored-files/stored-files.module';
import { ExportsStoreModule } from '../../../store/exports/exports.store.module';
import { ExportSourcesModule } from '../sources/export-sources.module';
import { ExportsQueueModule } from './exports-queue.module';
import { ExportsController } from './exports.controller';
import { ExportsService } from './exports.service';
import { PrintedListsService } from './printed-lists.service';

/** Takes requests for files of lists. */
@Module({
  imports: [ExportsStoreModule, StoredFilesModule, ExportSourcesModule, ExportsQueueModule],
  controllers: [ExportsController],
  providers: [ExportsService, PrintedListsService],
})
export class ExportsModule {}
