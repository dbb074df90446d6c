import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { fileSchema } from './file.schema';
import { FileVault } from './file-vault';
import { FilesRepository } from './files.repository';

/** Records and objects of stored files, for the API and the worker alike. */
@Module({
  imports: [MongooseModule.forFeature([{ name: 'File', schema: fileSchema }])],
  providers: [FilesRepository, FileVault],
  exports: [FilesRepository, FileVault],
})
export class FilesModule {}
