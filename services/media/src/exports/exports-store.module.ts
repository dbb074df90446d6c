import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FilesStoreModule } from '../files/files-store.module';
import { ExportRowsReader } from './export-rows-reader';
import { ExportSources } from './export-sources';
import { EXPORT_MODEL, exportSchema } from './export.schema';
import { ExportsQueue } from './exports.queue';
import { ExportsRepository } from './exports.repository';
import { ListSource } from './list-source';
import { SlipsSource } from './slips-source';
import { StatisticsSource } from './statistics-source';

/** Records, queue and sources of files, for the API and the worker. */
@Module({
  imports: [FilesStoreModule, MongooseModule.forFeature([{ name: EXPORT_MODEL, schema: exportSchema }])],
  providers: [
    ExportRowsReader,
    ExportSources,
    ExportsRepository,
    ExportsQueue,
    ListSource,
    SlipsSource,
    StatisticsSource,
  ],
  exports: [ExportSources, ExportsRepository, ExportsQueue, FilesStoreModule],
})
export class ExportsStoreModule {}
