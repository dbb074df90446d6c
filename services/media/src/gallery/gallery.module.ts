import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FilesModule } from '../files/files.module';
import { galleryItemSchema } from './gallery-item.schema';
import { GalleryController } from './gallery.controller';
import { GalleryRepository } from './gallery.repository';
import { GalleryService } from './gallery.service';

@Module({
  imports: [FilesModule, MongooseModule.forFeature([{ name: 'GalleryItem', schema: galleryItemSchema }])],
  controllers: [GalleryController],
  providers: [GalleryRepository, GalleryService],
})
export class GalleryModule {}
