import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { GalleryService } from './gallery.service';

@Controller()
export class GalleryController {
  constructor(private readonly gallery: GalleryService) {}

  @Handles(calls.galleryList)
  list({ actor, query }: HandlerInput<typeof calls.galleryList>) {
    return this.gallery.list(actor, query);
  }

  @Handles(calls.galleryUpload)
  upload({ body, actor, audit }: HandlerInput<typeof calls.galleryUpload>) {
    return this.gallery.upload(body, actor, audit);
  }

  @Handles(calls.galleryRemove)
  remove({ params }: HandlerInput<typeof calls.galleryRemove>) {
    return this.gallery.remove(params.id);
  }
}
