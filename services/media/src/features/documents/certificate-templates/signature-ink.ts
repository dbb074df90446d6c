import { badRequest } from '@concord/nest-platform';
import sharp from 'sharp';
import { normalizePicture, withPictureLimit } from '../../../shared/content/picture';

/** Longest side to analyse, and largest size of the result (300 dpi on its line), in pixels. */
const LOOKED_AT = 1000;
const MOST = { width: 640, height: 220 } as const;
/** Blur radius, much wider than a pen stroke: the blurred picture is the paper with its shadows. */
const PAPER_BLUR = 24;
/** Brightness relative to the paper at which ink begins, and at which it is full. */
const [BEGINS, FULL] = [0.84, 0.45];
/** Minimum and maximum share of the picture that the ink of a signature covers. */
const [LEAST_INK, MOST_INK] = [0.001, 0.3];
const MARGIN = 6;
/** The colour of text on paper. */
const INK = { r: 27, g: 36, b: 31 } as const;

/** Ink of a signature, without its paper. */
export interface SignatureInk {
  /** PNG. */
  bytes: Buffer;
  width: number;
  height: number;
}

interface Plane {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Extracts the ink of a signature on light paper, photographed or scanned, on a transparent
 * background: paper would hide the lines of the certificate.
 * @throws AppError 400 NOT_AN_IMAGE without a picture or a signature in it.
 */
export async function signatureInk(bytes: Buffer, path: string): Promise<SignatureInk> {
  const picture = await normalizePicture(bytes, { type: 'image/webp', maxSide: LOOKED_AT }, path);
  const refuse = (message: string) => badRequest('NOT_AN_IMAGE', message, [{ path, message }]);
  return withPictureLimit(async () => {
    const ink = await inkOf(picture.bytes);
    const box = boxOf(ink);
    if (!box || box.share < LEAST_INK)
      throw refuse('No signature was found. Sign with a dark pen on white paper');
    if (box.share > MOST_INK) throw refuse('This does not look like a signature on white paper');
    return cutOut(ink, box);
  });
}

/** Ink at each point, 0 to 255: darkness relative to the paper around it. */
async function inkOf(bytes: Buffer): Promise<Plane> {
  const grey = () => sharp(bytes).flatten({ background: '#ffffff' }).greyscale();
  const [light, paper] = await Promise.all([
    grey().raw().toBuffer({ resolveWithObject: true }),
    grey().blur(PAPER_BLUR).raw().toBuffer(),
  ]);
  const { data, info } = light;
  const ink = Buffer.alloc(data.length);
  for (let at = 0; at < data.length; at += 1) {
    const share = (data[at] ?? 0) / Math.max(1, paper[at] ?? 0);
    ink[at] = Math.round(255 * Math.min(1, Math.max(0, (BEGINS - share) / (BEGINS - FULL))));
  }
  return { data: ink, width: info.width, height: info.height };
}

const isInk = (value = 0) => value > 40;

/** The smallest box around the ink, and the share of the picture that is ink. */
function boxOf({ data, width, height }: Plane) {
  let [left, top, right, low, count] = [width, height, -1, -1, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!isInk(data[y * width + x])) continue;
      count += 1;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, low] = [Math.min(top, y), Math.max(low, y)];
    }
  return count === 0 ? undefined : { left, top, right, low, share: count / data.length };
}

async function cutOut(
  { data, width, height }: Plane,
  box: Omit<NonNullable<ReturnType<typeof boxOf>>, 'share'>,
) {
  const [left, top] = [Math.max(0, box.left - MARGIN), Math.max(0, box.top - MARGIN)];
  const size = {
    width: Math.min(width, box.right + 1 + MARGIN) - left,
    height: Math.min(height, box.low + 1 + MARGIN) - top,
  };
  const alpha = await sharp(data, { raw: { width, height, channels: 1 } })
    .extract({ left, top, ...size })
    .resize({ ...MOST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { info } = alpha;
  const made = await sharp({
    create: { width: info.width, height: info.height, channels: 3, background: INK },
  })
    .joinChannel(alpha.data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  return { bytes: made, width: info.width, height: info.height };
}
