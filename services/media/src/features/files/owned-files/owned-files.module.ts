import { Module } from '@nestjs/common';
import { FilesStoreModule } from '../../../store/files/files.store.module';
import { OwnedFilesController } from './owned-files.controller';
import { OwnedFilesService } from './owned-files.service';

/** Gives other services the files of a student or an exam. */
@Module({
  imports: [FilesStoreModule],
  controllers: [OwnedFilesController],
  providers: [OwnedFilesService],
})
export class OwnedFilesModule {}
