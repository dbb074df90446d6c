import sharp from 'sharp';
import { onPictureGate, type Picture } from '../files/picture';

/**
 * Widths in pixels. 400 fills a column of the gallery where a pixel is a pixel, and is what a list of pictures needs;
 * 800 fills a phone of twice the density. Beyond that the picture itself serves.
 */
const WIDTHS = [400, 800];
/** Lower than the picture's own: at this size, and at a phone's density, nobody sees the difference. */
const QUALITY = 68;

export interface RenditionPictures {
  pictures: Picture[];
  tint: string;
}

/**
 * Makes the smaller renditions of a picture that was cleaned before, and finds its average colour. None is made that
 * is not smaller than the picture.
 */
export function makeRenditions({
  bytes,
  width,
}: Pick<Picture, 'bytes' | 'width'>): Promise<RenditionPictures> {
  return onPictureGate(async () => {
    const pictures: Picture[] = [];
    for (const smaller of WIDTHS) if (smaller < width) pictures.push(await rendition(bytes, smaller));
    return { pictures, tint: await tintOf(bytes) };
  });
}

async function rendition(bytes: Buffer, width: number): Promise<Picture> {
  const { data, info } = await sharp(bytes)
    .resize({ width })
    .webp({ quality: QUALITY, effort: 5 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, type: 'image/webp', width: info.width, height: info.height };
}

async function tintOf(bytes: Buffer): Promise<string> {
  const pixel = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw({ depth: 'uchar' })
    .toBuffer();
  const hex = pixel.toString('hex');
  return `#${hex.length >= 6 ? hex.slice(0, 6) : hex.slice(0, 2).repeat(3)}`;
}
