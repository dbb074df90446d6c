import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FilesModule } from '../files/files.module';
import { galleryItemSchema } from './gallery-item.schema';
import { GalleryRepository } from './gallery.repository';

/** The gallery's records and their files, for the API and the worker alike. */
@Module({
  imports: [FilesModule, MongooseModule.forFeature([{ name: 'GalleryItem', schema: galleryItemSchema }])],
  providers: [GalleryRepository],
  exports: [FilesModule, GalleryRepository],
})
export class GalleryStoreModule {}
