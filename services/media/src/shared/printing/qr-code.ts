import { toString } from 'qrcode';

/** A QR code as SVG markup. */
export function qrCode(text: string): Promise<string> {
  return toString(text, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' });
}
