import { create } from 'qrcode';

/** Draws a QR code as a square of this side; its upper left corner is at `x`, `y`. */
export function drawQrCode(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const step = side / size;
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      let end = column;
      while (end < size && modules.get(row, end)) end += 1;
      if (end === column) continue;
      doc.rect(x + column * step, y + row * step, (end - column) * step, step);
      column = end;
    }
  doc.fill('#000000');
}
