import { Module } from '@nestjs/common';
import { FilesStoreModule } from '../../../store/files/files.store.module';
import { ScansSweeper } from './scans.sweeper';

/** Scans uploaded files. */
@Module({
  imports: [FilesStoreModule],
  providers: [ScansSweeper],
})
export class ScansWorkerModule {}
