import { type PdfCrossReference, pdfOfObjects } from './pdf-objects';

/** Objects of a one-page PDF with `text`. @param encode encodes the page's stored content */
export function onePage(text: string, encode = (content: string) => content): string[] {
  const content = encode(`BT /F1 18 Tf 72 720 Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`);
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
}

/** Minimal PDF that readers open: one page with `text`. */
export function makePdf(text = 'Result', crossReference: PdfCrossReference = 'table'): Buffer {
  return pdfOfObjects({ crossReference, objects: onePage(text) });
}
