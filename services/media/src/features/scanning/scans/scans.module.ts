import { Module } from '@nestjs/common';
import { FilesStoreModule } from '../../../store/files/files.store.module';
import { FileScansController } from './file-scans.controller';
import { FileScansService } from './file-scans.service';

/** Tells staff the verdicts of the malware scan. */
@Module({
  imports: [FilesStoreModule],
  controllers: [FileScansController],
  providers: [FileScansService],
})
export class ScansModule {}
