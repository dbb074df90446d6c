import { Controller } from '@nestjs/common';
import { calls, type GalleryUploadBody, type QueryOf } from '@concord/contracts';
import {
  type Actor,
  CurrentActor,
  HandlesArguments,
  IdParam,
  requireStaff,
  ValidBody,
  ValidQuery,
} from '@concord/nest-platform';
import { GalleryService } from './gallery.service';

@Controller()
export class GalleryController {
  constructor(private readonly gallery: GalleryService) {}

  @HandlesArguments(calls.galleryList)
  list(@ValidQuery(calls.galleryList.query) query: QueryOf<typeof calls.galleryList>) {
    return this.gallery.list(query);
  }

  @HandlesArguments(calls.galleryUpload)
  upload(@ValidBody(calls.galleryUpload.body) body: GalleryUploadBody, @CurrentActor() actor: Actor) {
    return this.gallery.upload(body, requireStaff(actor));
  }

  @HandlesArguments(calls.galleryRemove)
  remove(@IdParam() id: string) {
    return this.gallery.remove(id);
  }
}
