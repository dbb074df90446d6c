import { Module } from '@nestjs/common';
import { StoredFilesModule } from '../../../shared/stored-files/stored-files.module';
import { FilesStoreModule } from '../../../store/files/files.store.module';
import { GalleryStoreModule } from '../../../store/gallery/gallery.store.module';
import { RenditionsSweeper } from './renditions.sweeper';

/** Makes the missing renditions of older pictures. */
@Module({
  imports: [FilesStoreModule, GalleryStoreModule, StoredFilesModule],
  providers: [RenditionsSweeper],
})
export class GalleryWorkerModule {}
