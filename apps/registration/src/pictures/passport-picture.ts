import { LIMITS } from '@concord/contracts';
import { automaticCrop, fitting, type Placement } from './crop-area';
import { blobOfDataUrl } from './data-url';
import { type Decoded, decodePicture } from './decode-picture';
import { drawJpeg } from './draw-picture';
import { inspect, mustBeWhole, refusalOf, undecodable } from './inspect-picture';
import type { Size } from './picture-header';
import { asDataUrl } from './read-file';
import { DAMAGED, FileRefusal, HEIC_ADVICE, NOT_AN_IMAGE } from './refusal';

/** Largest passport picture that is made, 4:5. */
const LARGEST: Size = { width: 1000, height: 1250 };
const QUALITIES = [0.9, 0.8, 0.7, 0.5];
/** Longest side of what Adjust works on: sharp enough to zoom in, small enough for a phone. */
const WORKING_SIDE = 2400;

/** A chosen picture as Adjust works on it: upright, on white, of bounded size. */
export interface WorkingPicture extends Size {
  readonly blob: Blob;
}

export interface ChosenPassport {
  /** What the form holds: a JPEG data URL. */
  readonly value: string;
  readonly working: WorkingPicture;
  readonly placement: Placement;
  /** The file moves; its first frame was taken. */
  readonly animated: boolean;
}

const isImage = (file: File) => file.type.startsWith('image');

async function decoded(file: Blob, found: Awaited<ReturnType<typeof inspect>>): Promise<Decoded> {
  try {
    return await decodePicture(file, found.size, WORKING_SIDE);
  } catch {
    throw undecodable(found, LIMITS.picturePixels);
  }
}

/** The passport-shaped part of a picture as it is sent. */
async function cut(picture: Decoded, placement: Placement): Promise<string> {
  const jpeg = await drawJpeg(picture, placement, {
    size: fitting(placement.area, LARGEST),
    qualities: QUALITIES,
    maxBytes: LIMITS.pictureBytes,
  });
  if (!jpeg) throw new FileRefusal(DAMAGED);
  return asDataUrl(jpeg);
}

async function workingCopy(picture: Decoded): Promise<WorkingPicture> {
  const size = fitting(picture, { width: WORKING_SIDE, height: WORKING_SIDE });
  const whole = { area: { x: 0, y: 0, width: picture.width, height: picture.height }, rotation: 0 };
  const blob = await drawJpeg(picture, whole, { size, qualities: [0.92], maxBytes: Infinity });
  if (!blob) throw new FileRefusal(DAMAGED);
  return { blob, ...size };
}

async function judged(file: File, signal?: AbortSignal) {
  const found = await inspect(file, signal);
  if (!isImage(file)) throw new FileRefusal(found.kind === 'heic' ? HEIC_ADVICE : NOT_AN_IMAGE, true);
  const refusal = refusalOf(file, found);
  if (refusal) throw refusal;
  await mustBeWhole(file, found, { signal });
  return found;
}

/**
 * The passport picture of a chosen file, cut to portrait around where a face mostly is, and what Adjust needs.
 *
 * @throws FileRefusal in words for the applicant when the file is no picture that can be read
 */
export async function choosePassport(file: File, signal?: AbortSignal): Promise<ChosenPassport> {
  // An empty file of another type is still of another type.
  if (file.size === 0 && !isImage(file)) throw new FileRefusal(NOT_AN_IMAGE, true);
  const found = await judged(file, signal);
  const picture = await decoded(file, found);
  try {
    const working = await workingCopy(picture);
    const value = await cut(picture, { area: automaticCrop(picture), rotation: 0 });
    return {
      value,
      working,
      placement: { area: automaticCrop(working), rotation: 0 },
      animated: found.animated,
    };
  } finally {
    picture.close();
  }
}

/** A working picture from what the form holds, when the file is no longer at hand. */
export async function reopenPassport(value: string): Promise<WorkingPicture> {
  const blob = blobOfDataUrl(value);
  const picture = await decodePicture(blob, undefined, WORKING_SIDE);
  const { width, height } = picture;
  picture.close();
  return { blob, width, height };
}

/** The part of a working picture that the applicant placed, as it is sent. */
export async function cutPassport({ blob }: WorkingPicture, placement: Placement): Promise<string> {
  const picture = await decodePicture(blob, undefined, WORKING_SIDE);
  try {
    return await cut(picture, placement);
  } finally {
    picture.close();
  }
}
