import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EXPORT_MODEL, exportSchema } from './export.schema';
import { ExportsRepository } from './exports.repository';

/** The collection `exports`: requested files of lists. */
@Module({
  imports: [MongooseModule.forFeature([{ name: EXPORT_MODEL, schema: exportSchema }])],
  providers: [ExportsRepository],
  exports: [ExportsRepository],
})
export class ExportsStoreModule {}
