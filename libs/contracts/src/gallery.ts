import { z } from 'zod';
import { call } from './call';
import { body, dataUrl, objectId, optionalPaging, removed, text } from './fields';
import { BODY_LIMITS, LIMITS } from './limits';

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

export const galleryCalls = {
  galleryList: call({
    service: 'media',
    method: 'GET',
    path: '/gallery',
    summary: 'List gallery pictures, newest first',
    access: ['public'],
    status: 200,
    query: optionalPaging,
    answer: z.array(galleryItem),
  }),
  galleryUpload: call({
    service: 'media',
    method: 'POST',
    path: '/gallery/upload',
    summary: 'Add a picture; the oldest beyond 32 go',
    access: ['staff'],
    status: 201,
    body: galleryUploadBody,
    answer: galleryItem,
    bodyLimit: BODY_LIMITS.upload,
    refusals: [413],
  }),
  galleryRemove: call({
    service: 'media',
    method: 'DELETE',
    path: '/gallery/:id',
    summary: 'Remove a picture',
    access: ['staff'],
    status: 200,
    answer: removed,
    refusals: [404],
  }),
};
