import sharp from 'sharp';
import { type Picture, withPictureLimit } from './picture';

/** Attempts in this order until the picture is small enough; the last one counts in any case. */
const TRIES = [
  { quality: 65 },
  { quality: 50 },
  { quality: 50, side: 1200 },
  { quality: 45, side: 900 },
] as const;

/** Shrinks a WebP picture to this many bytes, as far as it stays readable. */
export async function withinBytes(picture: Picture, maxBytes: number): Promise<Picture> {
  let smaller = picture;
  for (const { quality, ...size } of TRIES) {
    if (smaller.bytes.length <= maxBytes) break;
    const side = 'side' in size ? size.side : Math.max(picture.width, picture.height);
    smaller = await withPictureLimit(() => reduced(picture, quality, side));
  }
  return smaller;
}

async function reduced({ bytes }: Picture, quality: number, side: number): Promise<Picture> {
  const { data, info } = await sharp(bytes)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, type: 'image/webp', width: info.width, height: info.height };
}
