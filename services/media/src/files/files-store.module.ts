import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FILE_MODEL, fileSchema } from './file.schema';
import { FileStore } from './file-store';
import { FilesRepository } from './files.repository';

/** Records and objects of stored files, for the API and the worker. */
@Module({
  imports: [MongooseModule.forFeature([{ name: FILE_MODEL, schema: fileSchema }])],
  providers: [FilesRepository, FileStore],
  exports: [FilesRepository, FileStore],
})
export class FilesStoreModule {}
