import type { Size } from './picture-header';

/** Portrait aspect ratio of passport pictures: width by height. */
export const PASSPORT_ASPECT = 4 / 5;
/**
 * Share of the removed height that is cut off at the top: in a portrait photo the face is usually
 * above the middle.
 */
export const HEAD_ROOM = 0.25;

/** An area of a picture in its pixels. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** Used area of the upright picture after a clockwise rotation in degrees. */
export interface Placement {
  readonly area: Area;
  readonly rotation: number;
}

/** Size of a picture rotated by a multiple of 90 degrees. */
export const turned = ({ width, height }: Size, rotation: number): Size =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width };

/** Scales a size down to fit into `most`, keeping the aspect ratio. */
export function fitting({ width, height }: Size, most: Size): Size {
  const scale = Math.min(1, most.width / width, most.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Largest passport-shaped area: centred horizontally, slightly above the middle vertically. */
export function automaticCrop({ width, height }: Size): Area {
  const cropWidth = Math.min(width, height * PASSPORT_ASPECT);
  const cropHeight = Math.min(height, width / PASSPORT_ASPECT);
  return {
    x: (width - cropWidth) / 2,
    y: (height - cropHeight) * HEAD_ROOM,
    width: cropWidth,
    height: cropHeight,
  };
}
