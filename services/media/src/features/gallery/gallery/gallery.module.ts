import { Module } from '@nestjs/common';
import { StoredFilesModule } from '../../../shared/stored-files/stored-files.module';
import { FilesStoreModule } from '../../../store/files/files.store.module';
import { GalleryStoreModule } from '../../../store/gallery/gallery.store.module';
import { GalleryChangesService } from './gallery-changes.service';
import { GalleryController } from './gallery.controller';
import { GalleryService } from './gallery.service';

/** Shows and changes the gallery. */
@Module({
  imports: [FilesStoreModule, GalleryStoreModule, StoredFilesModule],
  controllers: [GalleryController],
  providers: [GalleryChangesService, GalleryService],
})
export class GalleryModule {}
