import { Module } from '@nestjs/common';
import { StoredFilesModule } from '../../../shared/stored-files/stored-files.module';
import { FilesStoreModule } from '../../../store/files/files.store.module';
import { StudentFilesController } from './student-files.controller';
import { StudentFilesService } from './student-files.service';

/** Stores the files of registrations and of their corrections. */
@Module({
  imports: [FilesStoreModule, StoredFilesModule],
  controllers: [StudentFilesController],
  providers: [StudentFilesService],
})
export class StudentFilesModule {}
