/** The used part of the browser's BarcodeDetector, which TypeScript's DOM types lack. */
interface Detector {
  detect(source: ImageBitmapSource): Promise<{ readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** Reads the QR code in a drawing; undefined if there is none. */
export type ReadCode = (canvas: HTMLCanvasElement) => Promise<string | undefined>;

const FORMAT = 'qr_code';
/** Maximum time to search a drawing, in ms. */
const TIME_LIMIT = 300;

async function readerOfBrowser(): Promise<ReadCode | undefined> {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return undefined;
  const formats = await BarcodeDetector.getSupportedFormats().catch((): string[] => []);
  if (!formats.includes(FORMAT)) return undefined;
  const detector = new BarcodeDetector({ formats: [FORMAT] });
  return async (canvas) => (await detector.detect(canvas))[0]?.rawValue;
}

async function readerOfLibrary(): Promise<ReadCode> {
  const { decodeQR } = await import(/* webpackChunkName: "qr-reader" */ 'qr/decode.js');
  return async (canvas) => {
    const { width, height } = canvas;
    const drawing = canvas.getContext('2d')?.getImageData(0, 0, width, height);
    if (!drawing) return undefined;
    try {
      return decodeQR(drawing, { timeLimit: TIME_LIMIT });
    } catch {
      // The library throws if it finds no code.
      return undefined;
    }
  };
}

/** Creates a QR code reader: the browser's, otherwise a library that loads on demand. */
export const makeReader = async (): Promise<ReadCode> =>
  (await readerOfBrowser()) ?? (await readerOfLibrary());
