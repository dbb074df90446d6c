import { Module } from '@nestjs/common';
import { PrintingStateModule } from '../../../shared/printing/printing-state.module';
import { StoredFilesModule } from '../../../shared/stored-files/stored-files.module';
import { SeatPhotos } from '../writers/seat-photos';
import { CertificateFilesSource } from './certificate-files-source';
import { ExportRowsReader } from './export-rows-reader';
import { ExportSources } from './export-sources';
import { HallSource } from './hall-source';
import { HallWatch } from './hall-watch';
import { JournalSource } from './journal-source';
import { ListSource } from './list-source';
import { PaperSources } from './paper-sources';
import { SlipsSource } from './slips-source';
import { StatisticsSource } from './statistics-source';

/** Rows of each kind of file, for the API and the worker. */
@Module({
  imports: [PrintingStateModule, StoredFilesModule],
  providers: [
    CertificateFilesSource,
    ExportRowsReader,
    ExportSources,
    HallSource,
    HallWatch,
    JournalSource,
    ListSource,
    PaperSources,
    SeatPhotos,
    SlipsSource,
    StatisticsSource,
  ],
  exports: [ExportSources, HallWatch],
})
export class ExportSourcesModule {}
