import type { GalleryItem } from '@concord/contracts';
import type { GalleryItemRecord } from '../../../store/gallery/gallery-item.schema';
import type { GalleryScans } from './gallery-scans';

/** Gallery pictures are public and immutable, so their links need no signature. */
const linkTo = (publicId: string) => `/api/media/files/${publicId}`;

/** Placeholder for the uploader, whom only staff may see. */
const NOBODY = { _id: '0'.repeat(24), username: '' };

/** An item for staff, with the verdict of its malware scan. */
export const toScannedGalleryItem =
  (scans: GalleryScans) =>
  (record: GalleryItemRecord): GalleryItem => ({
    ...toGalleryItem(record),
    ...scans.get(record._id.toHexString()),
  });

/** An item for visitors. */
export const toPublicGalleryItem = (record: GalleryItemRecord): GalleryItem => ({
  ...toGalleryItem(record),
  uploadedBy: NOBODY,
});

/** An item for staff. */
export function toGalleryItem({ _id, image, caption, uploadedBy }: GalleryItemRecord): GalleryItem {
  return {
    _id: _id.toHexString(),
    image: {
      url: linkTo(image.public_id),
      public_id: image.public_id,
      width: image.width,
      height: image.height,
      ...(image.thumbnails && {
        thumbnails: image.thumbnails.map(({ public_id, width, height }) => ({
          url: linkTo(public_id),
          width,
          height,
        })),
      }),
      ...(image.tint && { tint: image.tint }),
    },
    caption,
    uploadedBy: { _id: uploadedBy._id, username: uploadedBy.username },
  };
}
