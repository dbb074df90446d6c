import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FilesStoreModule } from '../files/files-store.module';
import { PrintingState } from '../printing/printing-state';
import { CertificateFilesSource } from './certificate-files-source';
import { ExportRowsReader } from './export-rows-reader';
import { ExportSources } from './export-sources';
import { EXPORT_MODEL, exportSchema } from './export.schema';
import { ExportsQueue } from './exports.queue';
import { ExportsRepository } from './exports.repository';
import { HallSource } from './hall-source';
import { HallWatch } from './hall-watch';
import { ListSource } from './list-source';
import { SeatPhotos } from './seat-photos';
import { SlipsSource } from './slips-source';
import { StatisticsSource } from './statistics-source';

/** Records, queue and sources of files, for the API and the worker. */
@Module({
  imports: [FilesStoreModule, MongooseModule.forFeature([{ name: EXPORT_MODEL, schema: exportSchema }])],
  providers: [
    CertificateFilesSource,
    ExportRowsReader,
    ExportSources,
    ExportsRepository,
    ExportsQueue,
    HallSource,
    HallWatch,
    ListSource,
    PrintingState,
    SeatPhotos,
    SlipsSource,
    StatisticsSource,
  ],
  exports: [ExportSources, ExportsRepository, ExportsQueue, FilesStoreModule, HallWatch],
})
export class ExportsStoreModule {}
