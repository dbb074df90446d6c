import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { IMPORT_PART_MODEL, importPartSchema } from './import.schema';
import { ImportsRepository } from './imports.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: IMPORT_PART_MODEL, schema: importPartSchema }])],
  providers: [ImportsRepository],
  exports: [ImportsRepository],
})
export class ImportsStoreModule {}
