import { Module } from '@nestjs/common';
import { StoredFilesModule } from '../../../shared/stored-files/stored-files.module';
import { ExportsStoreModule } from '../../../store/exports/exports.store.module';
import { ExportsQueueModule } from '../orders/exports-queue.module';
import { ExportSourcesModule } from '../sources/export-sources.module';
import { PrintCache } from '../writers/print-cache';
import { ExportFolder } from './export-folder';
import { ExportGenerator } from './export-generator';
import { ExportRowsWriter } from './export-rows-writer';
import { ExportsProcessor } from './exports.processor';
import { ExportsSweeper } from './exports.sweeper';

/** Makes files of lists and removes them after a day. */
@Module({
  imports: [ExportsStoreModule, StoredFilesModule, ExportsQueueModule, ExportSourcesModule],
  providers: [ExportFolder, ExportGenerator, ExportRowsWriter, ExportsProcessor, ExportsSweeper, PrintCache],
})
export class ExportsWorkerModule {}
