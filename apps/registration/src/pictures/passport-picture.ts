import { LIMITS } from '@concord/contracts';
import { automaticCrop, fitting, type Placement } from './crop-area';
import { blobOfDataUrl } from './data-url';
import { type Decoded, decodePicture } from './decode-picture';
import { drawJpeg } from './draw-picture';
import { inspect, rejectUnusable, undecodable } from './inspect-picture';
import type { Size } from './picture-header';
import { asDataUrl } from './read-file';
import { DAMAGED, FileRejection, HEIC_ADVICE, NOT_AN_IMAGE } from './file-rejection';

/** Maximum size of the passport picture, 4:5, in pixels. */
const MAX_SIZE: Size = { width: 1000, height: 1250 };
const QUALITIES = [0.9, 0.8, 0.7, 0.5];
/** Maximum side in pixels of the picture in Adjust: sharp when zoomed, but small enough for a phone. */
const WORKING_SIDE = 2400;

/** Picture edited by Adjust: upright, on white, of limited size. */
export interface WorkingPicture extends Size {
  readonly blob: Blob;
}

const isImage = (file: File) => file.type.startsWith('image');

async function decoded(file: Blob, found: Awaited<ReturnType<typeof inspect>>): Promise<Decoded> {
  try {
    return await decodePicture(file, found.size, WORKING_SIDE);
  } catch {
    throw undecodable(found, LIMITS.picturePixels);
  }
}

/** Passport-shaped area of a picture, ready to send. */
async function crop(picture: Decoded, placement: Placement): Promise<string> {
  const jpeg = await drawJpeg(picture, placement, {
    size: fitting(placement.area, MAX_SIZE),
    qualities: QUALITIES,
    maxBytes: LIMITS.pictureBytes,
  });
  if (!jpeg) throw new FileRejection(DAMAGED);
  return asDataUrl(jpeg);
}

async function workingCopy(picture: Decoded): Promise<WorkingPicture> {
  const size = fitting(picture, { width: WORKING_SIDE, height: WORKING_SIDE });
  const whole = { area: { x: 0, y: 0, width: picture.width, height: picture.height }, rotation: 0 };
  const blob = await drawJpeg(picture, whole, { size, qualities: [0.92], maxBytes: Infinity });
  if (!blob) throw new FileRejection(DAMAGED);
  return { blob, ...size };
}

/**
 * Crops a chosen file to a portrait passport picture, placed where a face usually is, as a JPEG
 * data URL, and prepares Adjust. Uses the first frame of an animation.
 *
 * @throws FileRejection with a message for the applicant if the file is not a readable picture
 */
export async function choosePassport(file: File, signal?: AbortSignal) {
  // An empty file that is no image gets the message for its type.
  if (file.size === 0 && !isImage(file)) throw new FileRejection(NOT_AN_IMAGE, true);
  const found = await inspect(file, signal);
  if (!isImage(file)) throw new FileRejection(found.kind === 'heic' ? HEIC_ADVICE : NOT_AN_IMAGE, true);
  await rejectUnusable(file, found, { signal });
  const picture = await decoded(file, found);
  try {
    const working = await workingCopy(picture);
    const value = await crop(picture, { area: automaticCrop(picture), rotation: 0 });
    const placement: Placement = { area: automaticCrop(working), rotation: 0 };
    return { value, working, placement, animated: found.animated };
  } finally {
    picture.close();
  }
}

/** Rebuilds a working picture from the form's value when the original file is gone. */
export async function reopenPassport(value: string): Promise<WorkingPicture> {
  const blob = blobOfDataUrl(value);
  const picture = await decodePicture(blob, undefined, WORKING_SIDE);
  const { width, height } = picture;
  picture.close();
  return { blob, width, height };
}

/** The placed area of a working picture, ready to send. */
export async function cropPassport({ blob }: WorkingPicture, placement: Placement): Promise<string> {
  const picture = await decodePicture(blob, undefined, WORKING_SIDE);
  try {
    return await crop(picture, placement);
  } finally {
    picture.close();
  }
}
