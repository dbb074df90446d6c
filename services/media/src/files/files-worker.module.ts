import { Module } from '@nestjs/common';
import { FilesStoreModule } from './files-store.module';
import { ScansSweeper } from './scans.sweeper';

/** Scans uploaded files. */
@Module({
  imports: [FilesStoreModule],
  providers: [ScansSweeper],
})
export class FilesWorkerModule {}
