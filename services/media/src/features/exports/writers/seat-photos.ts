import { Injectable } from '@nestjs/common';
import { log } from '@concord/nest-platform';
import sharp from 'sharp';
import { FileStore } from '../../../shared/stored-files/file-store';

/** Pixels of a photo of 21 by 27 mm at 300 dots an inch. */
const SIZE = { width: 248, height: 319 } as const;

/** Photos of candidates, small enough that a thousand of them fit in a file. */
@Injectable()
export class SeatPhotos {
  constructor(private readonly store: FileStore) {}

  /** Undefined without a readable photo: a card without one is better than no cards. */
  async read(publicId: string | undefined): Promise<Buffer | undefined> {
    const bytes = publicId && (await this.store.bytes(publicId, 'passport'));
    if (!bytes) return undefined;
    try {
      return await sharp(bytes)
        .resize({ ...SIZE, fit: 'cover' })
        .jpeg({ quality: 80 })
        .toBuffer();
    } catch (err) {
      log.warn({ err }, 'a photo could not be put on a seat card');
      return undefined;
    }
  }
}
