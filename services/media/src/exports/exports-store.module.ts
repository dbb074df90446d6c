import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FilesStoreModule } from '../files/files-store.module';
import { ExportCounter } from './export-counter';
import { EXPORT_MODEL, exportSchema } from './export.schema';
import { ExportsQueue } from './exports.queue';
import { ExportsRepository } from './exports.repository';

/** Records, queue and row counts of files of lists, for the API and the worker. */
@Module({
  imports: [FilesStoreModule, MongooseModule.forFeature([{ name: EXPORT_MODEL, schema: exportSchema }])],
  providers: [ExportCounter, ExportsRepository, ExportsQueue],
  exports: [ExportCounter, ExportsRepository, ExportsQueue, FilesStoreModule],
})
export class ExportsStoreModule {}
