import { Module } from '@nestjs/common';
import { FilesStoreModule } from '../files/files-store.module';
import { GalleryStoreModule } from './gallery-store.module';
import { GalleryChangesService } from './gallery-changes.service';
import { GalleryController } from './gallery.controller';
import { GalleryService } from './gallery.service';

@Module({
  imports: [FilesStoreModule, GalleryStoreModule],
  controllers: [GalleryController],
  providers: [GalleryChangesService, GalleryService],
})
export class GalleryModule {}
