import { sheetStyle } from '@concord/institute/certificate-sheet';
import { HEADING_FONTS, TEXT_FONTS } from '@concord/ui';

/**
 * Style of the printed certificate, also in the dark scheme. On screen the sheet scales with its
 * container (`1cqw` is 1 % of the width); in print only the certificate is visible, on one A4
 * sheet.
 */
export const CERTIFICATE_STYLE = `
${sheetStyle({ text: TEXT_FONTS, headings: HEADING_FONTS, millimetre: 'var(--mm)' })}
.certificate-place { container-type: inline-size; }
.certificate-place .sheet { --mm: calc(100cqw / 297); box-shadow: 0 1px 8px rgb(0 0 0 / 25%); }
@media print {
  @page { size: A4 landscape; margin: 0; }
  html, body { height: 100%; margin: 0 !important; overflow: hidden !important; background: #fff !important; }
  body * { visibility: hidden !important; }
  .certificate-place .sheet, .certificate-place .sheet * { visibility: visible !important; }
  .certificate-place { position: fixed; inset: 0; width: 297mm; z-index: 9999; }
  .certificate-place .sheet { box-shadow: none; }
}
`;
