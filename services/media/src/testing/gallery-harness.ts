import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { GalleryItem } from '@concord/contracts';
import { dataUrlOf } from '@concord/testing';
import { type Connection, Types } from 'mongoose';
import { MediaHarness } from './harness';
import { solid } from './pictures';

/** Storage key of a picture link. */
const objectKeyOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);
/** Keys of the picture and its thumbnails. */
export const keysOf = ({ image }: GalleryItem) => [
  image.public_id,
  ...(image.thumbnails ?? []).map(({ url }) => objectKeyOf(url)),
];

/** The media API and worker, with helpers for gallery items, during the tests of a file. */
export class GalleryHarness {
  readonly media = MediaHarness.forSuite();
  worker!: NestFastifyApplication;
  db!: Connection;

  constructor() {
    beforeAll(async () => {
      this.worker = await this.media.worker();
      this.db = await this.media.database();
    });
  }

  async upload(width: number, height: number): Promise<GalleryItem> {
    const picture = await solid(width, height, '#1b6b3f').jpeg().toBuffer();
    const body = { imageFile: dataUrlOf(picture, 'image/jpeg'), caption: 'Peace walk' };
    return (await this.media.request('POST', '/gallery/upload', { token: this.media.staff(), body })).json();
  }

  /** Stores an item like a version without renditions; returns the item before they were removed. */
  async uploadWithoutRenditions(): Promise<GalleryItem> {
    const item = await this.upload(1000, 500);
    for (const { url } of item.image.thumbnails ?? []) {
      await this.media.objects.remove(objectKeyOf(url));
      await this.db.collection('files').deleteOne({ public_id: objectKeyOf(url) });
    }
    await this.db
      .collection('gallery')
      .updateOne(
        { _id: new Types.ObjectId(item._id) },
        { $unset: { 'image.thumbnails': 1, 'image.tint': 1 } },
      );
    return item;
  }

  async list(): Promise<GalleryItem[]> {
    return (await this.media.request('GET', '/gallery')).json();
  }

  async find(id: string): Promise<GalleryItem | undefined> {
    return (await this.list()).find(({ _id }) => _id === id);
  }

  remove(id: string) {
    return this.media.request('DELETE', `/gallery/${id}`, { token: this.media.staff() });
  }

  filesOf(owner: string) {
    return this.db.collection('files').find({ owner }).toArray();
  }
}
