import sharp from 'sharp';

/** Height of a passport picture by its width. */
const PORTRAIT = 1.25;
const QUALITY = 82;
/** Bytes per pixel of a phone's photo, and the strength of noise with the same size. */
const [BYTES_A_PIXEL, SIGMA] = [0.33, 21.5];
/** Extra pixels of noise, so that each photo shows another part. */
const MARGIN = 128;
const BACKGROUND = { r: 120, g: 100, b: 90 };

/**
 * Different JPEGs of about `kilobytes` each: noise that compresses like a photo with the same number of
 * pixels.
 */
export async function makePhotos(count: number, kilobytes: number): Promise<Buffer[]> {
  const width = Math.round(Math.sqrt((kilobytes * 1000) / BYTES_A_PIXEL / PORTRAIT));
  const height = Math.round(width * PORTRAIT);
  const noise = { type: 'gaussian' as const, mean: 128, sigma: SIGMA };
  const size = { width: width + MARGIN, height: height + MARGIN, channels: 3 as const };
  const layer = await sharp({ create: { ...size, background: BACKGROUND, noise } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const photos: Buffer[] = [];
  for (let made = 0; made < count; made += 1) {
    const left = (made * 29) % MARGIN;
    const top = (made * 47) % MARGIN;
    photos.push(
      await sharp(layer.data, { raw: layer.info })
        .extract({ left, top, width, height })
        .jpeg({ quality: QUALITY - (made % 3) })
        .toBuffer(),
    );
  }
  return photos;
}

/** A small picture of one colour, for uses in which size does not matter. */
export const plainPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: BACKGROUND } })
    .jpeg()
    .toBuffer();

export const photoUrl = (photo: Buffer): string => `data:image/jpeg;base64,${photo.toString('base64')}`;
