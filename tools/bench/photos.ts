import sharp, { type Sharp } from 'sharp';

/** As high as wide times this: a passport picture. */
const PORTRAIT = 1.25;
const QUALITY = 82;
/** Bytes for a pixel of a photo as phones make it. */
const BYTES_A_PIXEL = 0.33;
const MOST_NOISE = 60;
const STEPS = 7;
const SAMPLE_SIDE = 256;
/** How far the noise reaches beyond a photo, so that each shows another part of it. */
const MARGIN = 128;

const BACKGROUND = { r: 120, g: 100, b: 90 };

function noise(width: number, height: number, sigma: number): Sharp {
  const create = { width, height, channels: 3 as const, background: BACKGROUND };
  return sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma } } });
}

/** How strong noise must be to take `bytes` a pixel. */
async function sigmaFor(bytes: number): Promise<number> {
  let [low, high] = [0.1, MOST_NOISE];
  for (let step = 0; step < STEPS; step += 1) {
    const sigma = (low + high) / 2;
    const sample = await noise(SAMPLE_SIDE, SAMPLE_SIDE, sigma).jpeg({ quality: QUALITY }).toBuffer();
    if (sample.length > bytes * SAMPLE_SIDE ** 2) high = sigma;
    else low = sigma;
  }
  return low;
}

/** JPEGs of about `kilobytes` each, all different: noise that takes as much room as a photo of as many pixels. */
export async function makePhotos(count: number, kilobytes: number): Promise<Buffer[]> {
  const width = Math.round(Math.sqrt((kilobytes * 1000) / BYTES_A_PIXEL / PORTRAIT));
  const height = Math.round(width * PORTRAIT);
  const sigma = await sigmaFor(BYTES_A_PIXEL);
  const layer = await noise(width + MARGIN, height + MARGIN, sigma)
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

/** A small picture of one colour, where its size does not matter. */
export const plainPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: BACKGROUND } })
    .jpeg()
    .toBuffer();

export const photoUrl = (photo: Buffer): string => `data:image/jpeg;base64,${photo.toString('base64')}`;
