import { LIMITS } from '@concord/contracts';
import { type AppError, badRequest, WeightedLimiter } from '@concord/nest-platform';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type OutputInfo, type Sharp } from 'sharp';

sharp.cache(false);
sharp.concurrency(1);

const BUSY = 'Many files are arriving right now. Please try again shortly';
/** Limits parallel work: two pictures, or one that takes much memory to decode. */
const limiter = new WeightedLimiter({ capacity: 2, maxQueued: 24, message: BUSY });
const largeLimiter = new WeightedLimiter({ capacity: 1, maxQueued: 24, message: BUSY });
const LARGE_BYTES = 32 * 1024 * 1024;

/** Runs work on a picture under the limit of parallel work. @throws AppError 503 when the queue is full. */
export const withPictureLimit = <T>(work: () => Promise<T>): Promise<T> => limiter.run(work);

export interface PictureFormat {
  type: 'image/jpeg' | 'image/webp';
  /** Longest side in pixels; smaller pictures are not enlarged. */
  maxSide: number;
}

export interface Picture {
  bytes: Buffer;
  type: PictureFormat['type'];
  width: number;
  height: number;
}

const DAMAGED = 'This picture is damaged. Choose another one';
const READABLE = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);
const HEIC = new Set(['image/heic', 'image/heic-sequence', 'image/heif', 'image/heif-sequence']);

/** Recognizes pictures of any type, including types that are refused with advice. */
export async function isPicture(bytes: Buffer): Promise<boolean> {
  return (await typeOf(bytes))?.startsWith('image/') ?? false;
}

/**
 * Re-encodes an uploaded picture: upright, without metadata, of bounded size. `path` names the field in errors.
 * @throws AppError 400 NOT_AN_IMAGE when it is not a still JPEG, PNG, WebP or GIF, is damaged or has too many pixels;
 * the pixels are checked from the header, before anything is decoded.
 */
export async function normalizePicture(bytes: Buffer, format: PictureFormat, path: string): Promise<Picture> {
  const refuse = (message: string) => badRequest('NOT_AN_IMAGE', message, [{ path, message }]);
  const type = await typeOf(bytes);
  if (!type || !READABLE.has(type)) throw refuse(adviceFor(type));
  const { orientation, decodedBytes } = await checkHeader(bytes, refuse);
  const work = () => limiter.run(() => encode(bytes, format, orientation, refuse));
  return decodedBytes > LARGE_BYTES ? largeLimiter.run(work) : work();
}

async function typeOf(bytes: Buffer): Promise<string | undefined> {
  // The detection throws for a truncated file.
  return fileTypeFromBuffer(bytes).then(
    (found) => found?.mime,
    () => undefined,
  );
}

function adviceFor(type: string | undefined): string {
  if (type && HEIC.has(type))
    return "HEIC pictures can't be used. Save the picture as JPEG, or set the camera to Most compatible";
  if (type === 'image/apng') return "Animated pictures can't be used. Choose a JPEG or PNG picture";
  if (type?.startsWith('image/')) return "This kind of picture can't be used. Choose a JPEG or PNG picture";
  return 'This file is not a picture. Choose a JPEG or PNG picture';
}

interface Header {
  /** EXIF orientation, 1 to 8. */
  orientation: number;
  decodedBytes: number;
}

async function checkHeader(bytes: Buffer, refuse: (message: string) => AppError): Promise<Header> {
  // Reads the header only; sharp's own limit is off, so that the error can state the size.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refuse(DAMAGED);
    });
  if ((header.pages ?? 1) > 1) throw refuse("Animated pictures can't be used. Choose a JPEG or PNG picture");
  const pixels = header.width * header.height;
  if (pixels > LIMITS.picturePixels)
    throw refuse(
      `This picture has ${Math.ceil(pixels / 1e6)} megapixels. The limit is ${LIMITS.picturePixels / 1e6}. Make it smaller`,
    );
  const perChannel = header.depth === 'ushort' ? 2 : 1;
  return { orientation: header.orientation ?? 1, decodedBytes: pixels * header.channels * perChannel };
}

async function encode(
  bytes: Buffer,
  { type, maxSide }: PictureFormat,
  orientation: number,
  refuse: (message: string) => AppError,
): Promise<Picture> {
  const small = sharp(bytes, { limitInputPixels: LIMITS.picturePixels, failOn: 'error' })
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  // Rotation needs the whole picture in memory, so the picture is made smaller first.
  const upright = orientation > 1 ? rotate(await pixelsOf(small, refuse), orientation) : small;
  const pipeline =
    type === 'image/webp'
      ? upright.webp({ quality: 80 })
      : upright.flatten({ background: '#ffffff' }).jpeg({ quality: 84 });
  const { data, info } = await pipeline.toBuffer({ resolveWithObject: true }).catch(() => {
    throw refuse(DAMAGED);
  });
  return { bytes: data, type, width: info.width, height: info.height };
}

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

function pixelsOf(picture: Sharp, refuse: (message: string) => AppError): Promise<Pixels> {
  return picture
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw refuse(DAMAGED);
    });
}

/** Clockwise rotation in degrees that makes each EXIF orientation upright; those in `MIRRORED` are also flopped. */
const ROTATIONS: Record<number, number> = { 3: 180, 4: 180, 5: 270, 6: 90, 7: 90, 8: 270 };
const MIRRORED = new Set([2, 4, 5, 7]);

function rotate({ data, info: { width, height, channels } }: Pixels, orientation: number): Sharp {
  const upright = sharp(data, { raw: { width, height, channels } }).rotate(ROTATIONS[orientation] ?? 0);
  return MIRRORED.has(orientation) ? upright.flop() : upright;
}
