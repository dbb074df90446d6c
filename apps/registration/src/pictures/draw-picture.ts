import { type Placement, turned } from './crop-area';
import type { Decoded } from './decode-picture';
import type { Size } from './picture-header';

const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

interface JpegOptions {
  readonly size: Size;
  /** Tried in turn until the picture is small enough. */
  readonly qualities: readonly number[];
  readonly maxBytes: number;
}

/** Draws an area of a picture, rotated, as a JPEG; undefined if this device cannot. */
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
    // Safari on phones frees a canvas's memory only when it has no size.
    canvas.width = 0;
    canvas.height = 0;
  }
}
