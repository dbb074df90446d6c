/** Fakes decoding and drawing, which jsdom lacks; `sizes` returns a picture's size. */
export function fakePictures(
  sizes: (blob: Blob) => { width: number; height: number } = () => ({ width: 300, height: 360 }),
) {
  const drawn: { width: number; height: number }[] = [];
  globalThis.createImageBitmap = (async (blob: Blob) => ({
    ...sizes(blob),
    close: () => undefined,
  })) as unknown as typeof createImageBitmap;
  const context = new Proxy({}, { get: () => () => undefined });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    drawn.push({ width: this.width, height: this.height });
    done(new Blob([`${this.width}x${this.height}`], { type }));
  });
  return { drawn };
}
