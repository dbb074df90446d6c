import type { Size } from './picture-header';

/** A picture in memory, upright whatever its EXIF says. `close` gives the memory back. */
export interface Decoded extends Size {
  readonly source: CanvasImageSource;
  readonly close: () => void;
}

/** Some phones' browsers read through an image element what they do not read into a bitmap, HEIC among them. */
async function throughElement(blob: Blob): Promise<Decoded> {
  const image = new Image();
  const url = URL.createObjectURL(blob);
  const close = () => {
    image.src = '';
    URL.revokeObjectURL(url);
  };
  try {
    image.src = url;
    await image.decode();
    return { source: image, width: image.naturalWidth, height: image.naturalHeight, close };
  } catch (error) {
    close();
    throw error;
  }
}

async function asBitmap(blob: Blob, options: ImageBitmapOptions): Promise<Decoded> {
  const bitmap = await createImageBitmap(blob, options);
  return { source: bitmap, width: bitmap.width, height: bitmap.height, close: () => bitmap.close() };
}

/**
 * Decodes a picture, at once smaller where its header tells that it is larger than is needed, for a phone has little
 * memory to spare.
 *
 * @param size what the header tells, if it does
 * @param longest side in pixels that is enough
 */
export async function decodePicture(blob: Blob, size: Size | undefined, longest: number): Promise<Decoded> {
  const scale = size ? longest / Math.max(size.width, size.height) : 1;
  const smaller: ImageBitmapOptions =
    size && scale < 1 ? { resizeWidth: Math.round(size.width * scale), resizeQuality: 'high' } : {};
  const attempts = [
    () => asBitmap(blob, { imageOrientation: 'from-image', ...smaller }),
    () => throughElement(blob),
  ];
  let failure: unknown;
  for (const attempt of attempts) {
    try {
      return await attempt();
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
