import { Module } from '@nestjs/common';
import { ExportFolder } from './export-folder';
import { ExportGenerator } from './export-generator';
import { ExportRowsReader } from './export-rows-reader';
import { ExportsStoreModule } from './exports-store.module';
import { ExportsProcessor } from './exports.processor';
import { ExportsSweeper } from './exports.sweeper';

/** Makes files of lists and removes them after a day. */
@Module({
  imports: [ExportsStoreModule],
  providers: [ExportFolder, ExportGenerator, ExportRowsReader, ExportsProcessor, ExportsSweeper],
})
export class ExportsWorkerModule {}
