declare module 'qrcode' {
  /** The QR code of a text, as SVG markup. */
  export function toString(
    text: string,
    options: { type: 'svg'; margin: number; errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' },
  ): Promise<string>;
}
