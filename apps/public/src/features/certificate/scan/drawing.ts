interface Drawable {
  readonly source: CanvasImageSource;
  readonly width: number;
  readonly height: number;
}

/** Draws a picture on a canvas, scaled down to a maximum side length. */
export function drawWithin(
  canvas: HTMLCanvasElement,
  { source, width, height }: Drawable,
  side: number,
): void {
  const scale = Math.min(1, side / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(source, 0, 0, canvas.width, canvas.height);
}
