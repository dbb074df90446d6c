import { LIMITS } from '@concord/contracts';
import { asDataUrl } from './read-file';

/** Longest side of a passport picture after it was made smaller, in pixels. */
const LONGEST_SIDE = 1200;
const QUALITIES = [0.85, 0.7, 0.5];
/** What every browser shows and the server takes as it is. */
const PLAIN_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

export const NOT_AN_IMAGE = 'Please choose an image file, such as a JPEG or PNG photo';
export const UNREADABLE = 'This picture could not be read. Please choose a JPEG or PNG photo.';

export const isImage = (file: File) => file.type.startsWith('image');

/** Width and height that fit into a square of `longest`, in the same proportion. */
export function fittingSize(width: number, height: number, longest = LONGEST_SIDE) {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

async function smaller(bitmap: ImageBitmap): Promise<Blob> {
  const { width, height } = fittingSize(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error(UNREADABLE);
  // A transparent picture would turn black as a JPEG.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  for (const quality of QUALITIES) {
    const blob = await toJpeg(canvas, quality);
    if (blob && blob.size <= LIMITS.pictureBytes) return blob;
  }
  throw new Error(UNREADABLE);
}

/**
 * The passport picture as a data URL: as it is when it is small, else made smaller, so that a phone's photo keeps
 * within what may be sent.
 *
 * @throws Error in words for the applicant when the file is no picture that can be read
 */
export async function passportPicture(file: File): Promise<string> {
  if (!isImage(file)) throw new Error(NOT_AN_IMAGE);
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    throw new Error(UNREADABLE);
  }
  try {
    const small = file.size <= LIMITS.pictureBytes && Math.max(bitmap.width, bitmap.height) <= LONGEST_SIDE;
    return await asDataUrl(small && PLAIN_TYPES.includes(file.type) ? file : await smaller(bitmap));
  } finally {
    bitmap.close();
  }
}
