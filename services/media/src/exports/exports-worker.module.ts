import { Module } from '@nestjs/common';
import { ExportFolder } from './export-folder';
import { ExportGenerator } from './export-generator';
import { ExportsStoreModule } from './exports-store.module';
import { ExportsProcessor } from './exports.processor';
import { ExportsSweeper } from './exports.sweeper';
import { KeptPrints } from './kept-prints';

/** Makes files of lists and removes them after a day. */
@Module({
  imports: [ExportsStoreModule],
  providers: [ExportFolder, ExportGenerator, ExportsProcessor, ExportsSweeper, KeptPrints],
})
export class ExportsWorkerModule {}
