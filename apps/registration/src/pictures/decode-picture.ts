import type { Size } from './picture-header';

/** A decoded picture, upright according to its EXIF. `close` frees its memory. */
export interface Decoded extends Size {
  readonly source: CanvasImageSource;
  readonly close: () => void;
}

/** Decodes in an image element, because some phone browsers decode formats such as HEIC only there. */
async function decodeInElement(blob: Blob): Promise<Decoded> {
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

async function decodeToBitmap(blob: Blob, options: ImageBitmapOptions): Promise<Decoded> {
  const bitmap = await createImageBitmap(blob, options);
  return { source: bitmap, width: bitmap.width, height: bitmap.height, close: () => bitmap.close() };
}

/**
 * Decodes a picture. A large one is scaled down while decoding, to save memory on phones.
 *
 * @param size size in the header, if known
 *
 * @param longest maximum side that is needed, in pixels
 */
export async function decodePicture(blob: Blob, size: Size | undefined, longest: number): Promise<Decoded> {
  const scale = size ? longest / Math.max(size.width, size.height) : 1;
  const smaller: ImageBitmapOptions =
    size && scale < 1 ? { resizeWidth: Math.round(size.width * scale), resizeQuality: 'high' } : {};
  try {
    return await decodeToBitmap(blob, { imageOrientation: 'from-image', ...smaller });
  } catch {
    return decodeInElement(blob);
  }
}
