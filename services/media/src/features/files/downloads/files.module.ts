import { Module } from '@nestjs/common';
import { FilesStoreModule } from '../../../store/files/files.store.module';
import { FilesController } from './files.controller';
import { FilesService } from './files.service';
import { HallPictures } from './hall-pictures';
import { OpenedFiles } from './opened-files';

/** Serves stored files. */
@Module({
  imports: [FilesStoreModule],
  controllers: [FilesController],
  providers: [FilesService, HallPictures, OpenedFiles],
})
export class FilesModule {}
