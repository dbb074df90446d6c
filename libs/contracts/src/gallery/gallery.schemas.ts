import { z } from 'zod';
import { listOf } from '../core/bounded';
import { body, dataUrl, objectId, text } from '../core/fields';
import { LIMITS } from '../core/limits';
import { SCAN_STATES } from '../documents/documents.schemas';

export const galleryUploadBody = body({
  imageFile: dataUrl,
  caption: text(LIMITS.captionLength).default(''),
});
export type GalleryUploadBody = z.output<typeof galleryUploadBody>;

export const galleryUpdateBody = body({ caption: text(LIMITS.captionLength) });
export type GalleryUpdateBody = z.output<typeof galleryUpdateBody>;

/** Pictures in the new display order; others stay sorted by time. */
export const galleryOrderBody = body({
  ids: listOf(objectId, LIMITS.galleryMax, { min: 1 }).refine(
    (ids) => new Set(ids).size === ids.length,
    'Each picture can have only one place',
  ),
});

/** Number of pictures with a place in the new order. */
export const galleryOrdered = z.object({ ordered: z.number().int() });

/** A smaller WebP rendition, under a permanent link. */
const thumbnail = z.object({ url: z.string(), width: z.number().int(), height: z.number().int() });

/**
 * A gallery picture; `width` and `height` in pixels. `thumbnails`, smallest first, are 400 and 800
 * pixels wide if the picture is wider. `uploadedBy` is for staff only. `thumbnails` and the average
 * colour `tint` (`#rrggbb`) are absent until an old picture is back-filled.
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
  /** Staff only, while the malware scan is pending or has found something; such pictures are hidden from visitors. */
  scan: z.enum(SCAN_STATES).exclude(['clean']).optional(),
  finding: z.string().optional(),
});
export type GalleryItem = z.infer<typeof galleryItem>;
