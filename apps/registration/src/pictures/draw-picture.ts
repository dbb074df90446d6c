import { type Placement, turned } from './crop-area';
import type { Decoded } from './decode-picture';
import type { Size } from './picture-header';

const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

interface JpegOptions {
  readonly size: Size;
  /** Qualities to try in turn until the picture is small enough. */
  readonly qualities: readonly number[];
  readonly maxBytes: number;
}

/** Draws a rotated area of a picture as a JPEG; undefined if this device cannot. */
export async function drawJpeg(
  picture: Decoded,
  { area, rotation }: Placement,
  { size, qualities, maxBytes }: JpegOptions,
): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  try {
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    // Transparency would become black in a JPEG.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, size.width, size.height);
    context.imageSmoothingQuality = 'high';
    const whole = turned(picture, rotation);
    context.scale(size.width / area.width, size.height / area.height);
    context.translate(whole.width / 2 - area.x, whole.height / 2 - area.y);
    context.rotate((rotation * Math.PI) / 180);
    context.drawImage(picture.source, -picture.width / 2, -picture.height / 2, picture.width, picture.height);
    for (const quality of qualities) {
      const blob = await toJpeg(canvas, quality);
      if (!blob) return undefined;
      if (blob.size <= maxBytes) return blob;
    }
    return undefined;
  } finally {
    // Safari on phones frees the memory of a canvas only when its size is 0.
    canvas.width = 0;
    canvas.height = 0;
  }
}
