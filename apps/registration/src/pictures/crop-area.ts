import type { Size } from './picture-header';

/** Portrait, as passport pictures are: width by height. */
export const PASSPORT_ASPECT = 4 / 5;
/** Share of the cropped height that is cut above: a face is usually above the middle of a portrait photo. */
export const HEAD_ROOM = 0.25;

/** A part of a picture, in its pixels. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** The part of the upright picture that is used, after rotating it clockwise by degrees. */
export interface Placement {
  readonly area: Area;
  readonly rotation: number;
}

/** Width and height of a picture rotated by a multiple of 90 degrees. */
export const turned = ({ width, height }: Size, rotation: number): Size =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width };

/** Width and height scaled down to fit into `most`, in the same proportion. */
export function fitting({ width, height }: Size, most: Size): Size {
  const scale = Math.min(1, most.width / width, most.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The largest passport-shaped area: centred horizontally, a little above the middle vertically. */
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
