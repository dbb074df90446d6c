import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FilesStoreModule } from '../files/files-store.module';
import { EXPORT_MODEL, exportSchema } from './export.schema';
import { ExportsQueue } from './exports.queue';
import { ExportsRepository } from './exports.repository';

/** Records and queue of files of lists, for the API and the worker. */
@Module({
  imports: [FilesStoreModule, MongooseModule.forFeature([{ name: EXPORT_MODEL, schema: exportSchema }])],
  providers: [ExportsRepository, ExportsQueue],
  exports: [ExportsRepository, ExportsQueue, FilesStoreModule],
})
export class ExportsStoreModule {}
