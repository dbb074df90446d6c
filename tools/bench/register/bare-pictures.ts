import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { s3Client } from '../../lib/s3-client.ts';

const BUCKET = 'concord-yardstick';
/** As the media service makes a passport picture. */
const SIDE = 1000;
const QUALITY = 84;

sharp.cache(false);
// One thread a picture and several pictures at once is the fastest for many of them.
sharp.concurrency(1);

/**
 * The yardstick for registrations: the same pictures through sharp and into the same store, all at once, and nothing
 * else. @returns the seconds that took
 */
export async function storeBare(photos: readonly Buffer[], env: NodeJS.ProcessEnv): Promise<number> {
  const s3 = s3Client(env);
  if (!(await s3.bucketExists(BUCKET))) await s3.makeBucket(BUCKET);
  const storeOne = async (photo: Buffer) => {
    const bytes = await sharp(photo, { failOn: 'error' })
      .autoOrient()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer();
    const key = randomBytes(16).toString('hex');
    await s3.putObject(BUCKET, key, bytes, bytes.length, { 'Content-Type': 'image/jpeg' });
    return key;
  };
  const from = performance.now();
  const keys = await Promise.all(photos.map(storeOne));
  const seconds = (performance.now() - from) / 1000;
  await s3.removeObjects(BUCKET, keys);
  await s3.removeBucket(BUCKET);
  return seconds;
}
