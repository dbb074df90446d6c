import { Module } from '@nestjs/common';
import { FilesStoreModule } from '../../store/files/files.store.module';
import { FileStore } from './file-store';

/** Stores, reads and removes files: their records and their objects. */
@Module({
  imports: [FilesStoreModule],
  providers: [FileStore],
  exports: [FileStore],
})
export class StoredFilesModule {}
