import type { Types } from 'mongoose';
import type { Picture } from '../content/picture';
import type { FileRecord } from '../files/file.schema';
import type { NewFile } from '../files/file-store';
import type { PictureRecord } from './gallery-item.schema';

/** The file of a gallery picture: public, and removed with its item. */
export const toNewFile = (itemId: Types.ObjectId, caption: string, picture: Picture): NewFile => ({
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
