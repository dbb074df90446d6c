import { LIMITS } from '@concord/contracts';
import { type AppError, badRequest, WeightedLimiter } from '@concord/nest-platform';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type OutputInfo, type Sharp } from 'sharp';

sharp.cache(false);
sharp.concurrency(1);

/** Few pictures are worked on at once, and of those that take much memory while they are decoded only one. */
const message = 'Many files arrive at the moment, please try again shortly';
const gate = new WeightedLimiter({ capacity: 2, maxQueued: 24, message });
const largeGate = new WeightedLimiter({ capacity: 1, maxQueued: 24, message });
const LARGE_BYTES = 32 * 1024 * 1024;

/** Heavy work on a small picture waits its turn like any other. @throws AppError 503 when too many wait. */
export const onPictureGate = <T>(work: () => Promise<T>): Promise<T> => gate.run(work);

export interface PictureGoal {
  type: 'image/jpeg' | 'image/webp';
  /** Longest side in pixels; smaller pictures are not blown up. */
  maxSide: number;
}

export interface Picture {
  bytes: Buffer;
  type: PictureGoal['type'];
  width: number;
  height: number;
}

const DAMAGED = 'This picture is damaged. Choose another one';
const READ = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);
const HEIC = new Set(['image/heic', 'image/heic-sequence', 'image/heif', 'image/heif-sequence']);

/** Whether the content, whatever it is called, is some kind of picture: one we take or one we can advise on. */
export async function looksLikePicture(bytes: Buffer): Promise<boolean> {
  return (await typeOf(bytes))?.startsWith('image/') ?? false;
}

/**
 * Makes a clean picture of an uploaded one: upright, without EXIF, GPS or other riders, of bounded size.
 * @throws AppError 400 NOT_AN_IMAGE with advice for what is not a still JPEG, PNG, WebP or GIF, is damaged, or
 * has more pixels than the limit, which the header tells before anything is decoded.
 */
export async function cleanPicture(bytes: Buffer, goal: PictureGoal, path: string): Promise<Picture> {
  const refuse = (words: string) => badRequest('NOT_AN_IMAGE', words, [{ path, message: words }]);
  const type = await typeOf(bytes);
  if (!type || !READ.has(type)) throw refuse(adviceFor(type));
  const { orientation, decodedBytes } = await judgeHeader(bytes, refuse);
  const work = () => gate.run(() => encode(bytes, goal, orientation, refuse));
  return decodedBytes > LARGE_BYTES ? largeGate.run(work) : work();
}

async function typeOf(bytes: Buffer): Promise<string | undefined> {
  // A file that ends too early for its own kind makes the detection throw: it is then of no kind.
  return fileTypeFromBuffer(bytes).then(
    (found) => found?.mime,
    () => undefined,
  );
}

function adviceFor(type: string | undefined): string {
  if (type && HEIC.has(type))
    return 'HEIC pictures cannot be used. Save the picture as JPEG, or set the camera to "Most compatible"';
  if (type === 'image/apng') return 'Animated pictures cannot be used. Choose a JPEG or PNG picture';
  if (type?.startsWith('image/')) return 'This kind of picture cannot be used. Choose a JPEG or PNG picture';
  return 'This file is not a picture. Choose a JPEG or PNG picture';
}

interface Header {
  /** The turn that the camera noted, 1 to 8 as in EXIF. */
  orientation: number;
  decodedBytes: number;
}

async function judgeHeader(bytes: Buffer, refuse: (words: string) => AppError): Promise<Header> {
  // Only the header is read here; the limit is ours to judge so that the refusal can say the size.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refuse(DAMAGED);
    });
  if ((header.pages ?? 1) > 1) throw refuse('Animated pictures cannot be used. Choose a JPEG or PNG picture');
  const pixels = header.width * header.height;
  if (pixels > LIMITS.picturePixels)
    throw refuse(
      `This picture has ${Math.ceil(pixels / 1e6)} megapixels, ${LIMITS.picturePixels / 1e6} is the most. Make it smaller`,
    );
  const perChannel = header.depth === 'ushort' ? 2 : 1;
  return { orientation: header.orientation ?? 1, decodedBytes: pixels * header.channels * perChannel };
}

async function encode(
  bytes: Buffer,
  { type, maxSide }: PictureGoal,
  orientation: number,
  refuse: (words: string) => AppError,
): Promise<Picture> {
  const small = sharp(bytes, { limitInputPixels: LIMITS.picturePixels, failOn: 'error' })
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  // Turning needs the whole picture in memory, so it comes when the picture is small.
  const upright = orientation > 1 ? turned(await pixelsOf(small, refuse), orientation) : small;
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

function pixelsOf(picture: Sharp, refuse: (words: string) => AppError): Promise<Pixels> {
  return picture
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw refuse(DAMAGED);
    });
}

/** Degrees clockwise that bring each orientation of EXIF upright, after the mirror of those that are mirrored. */
const TURNS: Record<number, number> = { 3: 180, 4: 180, 5: 270, 6: 90, 7: 90, 8: 270 };
const MIRRORED = new Set([2, 4, 5, 7]);

function turned({ data, info: { width, height, channels } }: Pixels, orientation: number): Sharp {
  const upright = sharp(data, { raw: { width, height, channels } }).rotate(TURNS[orientation] ?? 0);
  return MIRRORED.has(orientation) ? upright.flop() : upright;
}
