import { randomBytes } from 'node:crypto';
import type { Client } from 'minio';
import sharp from 'sharp';
import { s3Client } from '../../lib/s3-client.ts';

const BUCKET = 'concord-yardstick';
/** As the media service makes a passport picture. */
const SIDE = 1000;
const QUALITY = 84;

sharp.cache(false);
// One thread a picture and several pictures at once is the fastest for many of them.
sharp.concurrency(1);

/** The yardstick for registrations: the same pictures through sharp and into the same store, and nothing else. */
export class BarePictures {
  private readonly s3: Client;

  private constructor(s3: Client) {
    this.s3 = s3;
  }

  static async open(env: NodeJS.ProcessEnv): Promise<BarePictures> {
    const s3 = s3Client(env);
    if (!(await s3.bucketExists(BUCKET))) await s3.makeBucket(BUCKET);
    return new BarePictures(s3);
  }

  /** Stores them all at once. @returns the seconds that took. */
  async store(photos: readonly Buffer[], count: number): Promise<number> {
    const from = performance.now();
    const keys = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        this.storeOne(photos[index % photos.length] ?? Buffer.alloc(0)),
      ),
    );
    const seconds = (performance.now() - from) / 1000;
    await this.s3.removeObjects(BUCKET, keys);
    return seconds;
  }

  async close(): Promise<void> {
    await this.s3.removeBucket(BUCKET);
  }

  private async storeOne(photo: Buffer): Promise<string> {
    const bytes = await sharp(photo, { failOn: 'error' })
      .autoOrient()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer();
    const key = randomBytes(16).toString('hex');
    await this.s3.putObject(BUCKET, key, bytes, bytes.length, { 'Content-Type': 'image/jpeg' });
    return key;
  }
}
