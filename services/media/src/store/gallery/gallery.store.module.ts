import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { GALLERY_ITEM_MODEL, galleryItemSchema } from './gallery-item.schema';
import { GalleryRepository } from './gallery.repository';

/** The collection `gallery`: pictures of the gallery. */
@Module({
  imports: [MongooseModule.forFeature([{ name: GALLERY_ITEM_MODEL, schema: galleryItemSchema }])],
  providers: [GalleryRepository],
  exports: [GalleryRepository],
})
export class GalleryStoreModule {}
