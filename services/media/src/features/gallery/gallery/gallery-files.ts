import type { Picture } from '../../../shared/content/picture';
import type { FileRecord } from '../../../store/files/file.schema';
import type { NewFile } from '../../../shared/stored-files/file-store';
import type { GalleryItemRecord, PictureRecord } from '../../../store/gallery/gallery-item.schema';

/** File of a gallery picture: public, removed with its item. */
export const toNewFile = (itemId: GalleryItemRecord['_id'], caption: string, picture: Picture): NewFile => ({
  ...picture,
  owner: itemId.toHexString(),
  kind: 'gallery',
  name: caption || 'gallery',
});

export const toPictureRecord = ({ public_id, width = 0, height = 0 }: FileRecord): PictureRecord => ({
  public_id,
  width,
  height,
});
