import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { GalleryChangesService } from './gallery-changes.service';
import { GalleryService } from './gallery.service';

@Controller()
export class GalleryController {
  constructor(
    private readonly gallery: GalleryService,
    private readonly changes: GalleryChangesService,
  ) {}

  @Handles(calls.galleryList)
  list({ actor, query }: HandlerInput<typeof calls.galleryList>) {
    return this.gallery.list(actor, query);
  }

  @Handles(calls.galleryUpload)
  upload({ body, actor, audit }: HandlerInput<typeof calls.galleryUpload>) {
    return this.gallery.upload(body, actor, audit);
  }

  @Handles(calls.galleryUpdate)
  update(input: HandlerInput<typeof calls.galleryUpdate>) {
    return this.changes.setCaption(input.params.id, input);
  }

  @Handles(calls.galleryOrder)
  order({ body, audit }: HandlerInput<typeof calls.galleryOrder>) {
    return this.changes.order(body.ids, audit);
  }

  @Handles(calls.galleryRemove)
  remove({ params, audit }: HandlerInput<typeof calls.galleryRemove>) {
    return this.gallery.remove(params.id, audit);
  }
}
