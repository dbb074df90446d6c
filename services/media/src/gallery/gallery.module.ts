import { Module } from '@nestjs/common';
import { GalleryStoreModule } from './gallery-store.module';
import { GalleryController } from './gallery.controller';
import { GalleryService } from './gallery.service';

@Module({
  imports: [GalleryStoreModule],
  controllers: [GalleryController],
  providers: [GalleryService],
})
export class GalleryModule {}
