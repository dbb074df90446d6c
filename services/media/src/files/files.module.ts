import { Module } from '@nestjs/common';
import { FileScansService } from './file-scans.service';
import { FilesController } from './files.controller';
import { FilesService } from './files.service';
import { HallPictures } from './hall-pictures';
import { OpenedFiles } from './opened-files';
import { OwnedFilesService } from './owned-files.service';
import { FilesStoreModule } from './files-store.module';
import { StudentFilesService } from './student-files.service';

/** Serves stored files and stores the files of registrations. */
@Module({
  imports: [FilesStoreModule],
  controllers: [FilesController],
  providers: [
    FilesService,
    FileScansService,
    HallPictures,
    OpenedFiles,
    OwnedFilesService,
    StudentFilesService,
  ],
})
export class FilesModule {}
