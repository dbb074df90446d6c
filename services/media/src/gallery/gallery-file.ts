import type { Types } from 'mongoose';
import type { StoredFile } from '../files/file.schema';
import type { NewFile } from '../files/file-vault';
import type { Picture } from '../files/picture';

/** A picture as the vault keeps it for an item of the gallery: everyone may see it, and it goes with the item. */
export const galleryFile = (item: Types.ObjectId, caption: string, picture: Picture): NewFile => ({
  ...picture,
  owner: item.toHexString(),
  kind: 'gallery',
  name: caption || 'gallery',
});

/** What an item remembers of a kept picture. */
export const storedPicture = ({ public_id, width = 0, height = 0 }: StoredFile) => ({
  public_id,
  width,
  height,
});
