import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FILE_MODEL, fileSchema } from './file.schema';
import { FilesRepository } from './files.repository';

/** The collection `files`: a record for each object in the bucket. */
@Module({
  imports: [MongooseModule.forFeature([{ name: FILE_MODEL, schema: fileSchema }])],
  providers: [FilesRepository],
  exports: [FilesRepository],
})
export class FilesStoreModule {}
