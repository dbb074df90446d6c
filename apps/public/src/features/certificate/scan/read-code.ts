/** The part of the browser's own reader that is used; TypeScript does not know it yet. */
interface Detector {
  detect(source: ImageBitmapSource): Promise<{ readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** Reads the QR code in a drawing; undefined when there is none. */
export type ReadCode = (canvas: HTMLCanvasElement) => Promise<string | undefined>;

const FORMAT = 'qr_code';
/** Longest time for one drawing, in ms. */
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
      // It throws where it finds no code.
      return undefined;
    }
  };
}

/** The reader of QR codes: the browser's own, else that of a library, which loads now. */
export const makeReader = async (): Promise<ReadCode> =>
  (await readerOfBrowser()) ?? (await readerOfLibrary());
