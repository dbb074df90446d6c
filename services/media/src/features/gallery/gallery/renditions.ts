import sharp from 'sharp';
import { type Picture, withPictureLimit } from '../../../shared/content/picture';

/** Widths in pixels: 400 for a gallery column at normal density, 800 for a phone at double density. */
const WIDTHS = [400, 800];
/** WebP quality, lower than that of the original: not visible at these sizes. */
const QUALITY = 68;

export interface Renditions {
  pictures: Picture[];
  tint: string;
}

/**
 * Makes the smaller renditions of a normalized picture, only those narrower than the picture, and its average colour.
 * @throws AppError 503 when too many pictures are waiting.
 */
export function makeRenditions({ bytes, width }: Pick<Picture, 'bytes' | 'width'>): Promise<Renditions> {
  return withPictureLimit(async () => {
    const pictures: Picture[] = [];
    for (const target of WIDTHS) if (target < width) pictures.push(await resize(bytes, target));
    return { pictures, tint: await averageColour(bytes) };
  });
}

async function resize(bytes: Buffer, width: number): Promise<Picture> {
  const { data, info } = await sharp(bytes)
    .resize({ width })
    .webp({ quality: QUALITY, effort: 5 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, type: 'image/webp', width: info.width, height: info.height };
}

async function averageColour(bytes: Buffer): Promise<string> {
  const pixel = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw({ depth: 'uchar' })
    .toBuffer();
  const hex = pixel.toString('hex');
  return `#${hex.length >= 6 ? hex.slice(0, 6) : hex.slice(0, 2).repeat(3)}`;
}
