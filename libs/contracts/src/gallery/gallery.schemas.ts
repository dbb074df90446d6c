import { z } from 'zod';
import { body, dataUrl, objectId, text } from '../core/fields';
import { LIMITS } from '../core/limits';

export const galleryUploadBody = body({
  imageFile: dataUrl,
  caption: text(LIMITS.captionLength).default(''),
});
export type GalleryUploadBody = z.output<typeof galleryUploadBody>;

/** A smaller rendition of the same picture, as WebP, under a link of its own that never changes. */
const thumbnail = z.object({ url: z.string(), width: z.number().int(), height: z.number().int() });

/**
 * A gallery picture; `width` and `height` in pixels, so that a page can keep its place. `thumbnails`, the smallest
 * first, are 400 and 800 pixels wide as far as the picture is wider; they, and the average colour `tint` as `#rrggbb`,
 * are absent for a short while of pictures that were uploaded before there were any.
 */
export const galleryItem = z.object({
  _id: objectId,
  image: z.object({
    url: z.string(),
    public_id: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    thumbnails: z.array(thumbnail).optional(),
    tint: z.string().optional(),
  }),
  caption: z.string(),
  uploadedBy: z.object({ _id: objectId, username: z.string() }),
});
export type GalleryItem = z.infer<typeof galleryItem>;
