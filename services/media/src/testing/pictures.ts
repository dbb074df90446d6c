import { crc32 } from 'node:zlib';
import sharp from 'sharp';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 2, 0, 0, 0], 8);
  return chunk('IHDR', data);
}

/** A picture of one colour. */
export const solid = (width: number, height: number, background = '#00aa00') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A PNG with a header but without pixels. */
export const makeEmptyPng = (width: number, height: number): Buffer =>
  Buffer.concat([PNG, header(width, height), chunk('IDAT', Buffer.alloc(0)), chunk('IEND', Buffer.alloc(0))]);

/** A PNG with an animation chunk for two frames. */
export async function makeAnimatedPng(): Promise<Buffer> {
  const image = await solid(4, 4).png().toBuffer();
  const headerEnd = PNG.length + 25;
  const frames = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);
  return Buffer.concat([image.subarray(0, headerEnd), chunk('acTL', frames), image.subarray(headerEnd)]);
}

/** A WebP of two frames. */
export async function makeAnimatedWebp(): Promise<Buffer> {
  const frames = [await solid(8, 8).png().toBuffer(), await solid(8, 8, '#0000aa').png().toBuffer()];
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

/** The start of a HEIC picture, as phones make it. */
export const makeHeic = () =>
  Buffer.concat([
    Buffer.from('00000018', 'hex'),
    Buffer.from('ftypheic'),
    Buffer.from('00000000', 'hex'),
    Buffer.from('mif1heic'),
    Buffer.alloc(64),
  ]);

/** A GIF of two frames of one pixel. */
export const makeAnimatedGif = () => {
  const frame = '21f904000a000000' + '2c00000000010001000002024401' + '00';
  return Buffer.from(
    `474946383961010001008000000000${'00ffffff'}21ff0b4e45545343415045322e300301000000${frame}${frame}3b`,
    'hex',
  );
};
