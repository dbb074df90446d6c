import { Module } from '@nestjs/common';
import { FilesStoreModule } from '../files/files-store.module';
import { GalleryStoreModule } from './gallery-store.module';
import { RenditionsSweeper } from './renditions.sweeper';

/** Makes the missing renditions of older pictures. */
@Module({
  imports: [FilesStoreModule, GalleryStoreModule],
  providers: [RenditionsSweeper],
})
export class GalleryWorkerModule {}
