import { HEADING_FONTS, TEXT_FONTS } from '@concord/ui';

/**
 * The style of the certificate: fixed colours, also in the dark scheme. On the screen all sizes scale with its width
 * (`1cqw` is a hundredth); in print only the certificate is visible, on one sheet of A4.
 */
export const CERTIFICATE_STYLE = `
.certificate-place { container-type: inline-size; }
.certificate-sheet {
  --green: var(--accent, #14663a); --gold: #b08d3c; --ink: #1b241f; --soft: #55635b;
  --serif: ${HEADING_FONTS};
  box-sizing: border-box; width: 100cqw; height: 70.5cqw; padding: 2.6cqw; overflow: hidden;
  background: #fff; color: var(--ink); color-scheme: light; box-shadow: 0 1px 8px rgb(0 0 0 / 25%);
  font: 1.5cqw/1.35 ${TEXT_FONTS};
  -webkit-print-color-adjust: exact; print-color-adjust: exact;
}
.certificate-sheet * { box-sizing: border-box; margin: 0; }
.certificate-frame { position: relative; height: 100%; border: 0.45cqw solid var(--green); padding: 0.7cqw; }
.certificate-inner {
  height: 100%; border: 0.15cqw solid var(--gold); padding: 3cqw 6cqw 1.8cqw;
  display: flex; flex-direction: column; align-items: center; text-align: center;
  background: linear-gradient(#fffdf6, #fff 40%, #f4f9f5);
}
.certificate-corner { position: absolute; width: 7cqw; height: 7cqw; color: var(--gold); }
.certificate-corner:nth-of-type(1) { top: 0.7cqw; left: 0.7cqw; }
.certificate-corner:nth-of-type(2) { top: 0.7cqw; right: 0.7cqw; transform: scaleX(-1); }
.certificate-corner:nth-of-type(3) { bottom: 0.7cqw; left: 0.7cqw; transform: scaleY(-1); }
.certificate-corner:nth-of-type(4) { bottom: 0.7cqw; right: 0.7cqw; transform: scale(-1); }
.certificate-mark { width: 7.4cqw; height: 7.4cqw; color: var(--green); }
.certificate-institute { font: 600 2.6cqw/1.2 var(--serif); color: var(--green); margin-top: 0.9cqw; }
.certificate-title { font: 600 calc(5.8cqw * var(--fit, 1))/1.1 var(--serif); letter-spacing: 0.2cqw; margin-top: 1.8cqw; }
.certificate-text { color: var(--soft); font-size: 1.7cqw; margin-top: 1.3cqw; }
.certificate-name {
  font: 600 calc(4.1cqw * var(--fit, 1))/1.35 var(--serif); color: var(--green); border-bottom: 0.15cqw solid var(--gold);
  min-width: 52cqw; max-width: 82cqw; padding: 0.4cqw 4cqw 0.3cqw; margin-top: 1cqw; overflow-wrap: anywhere;
}
.certificate-course {
  font: 600 2.6cqw/1.3 var(--serif); margin-top: 1cqw; max-width: 74cqw; overflow-wrap: anywhere;
  display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden;
}
.certificate-foot { margin-top: auto; width: 100%; display: flex; align-items: flex-end; gap: 5cqw; }
.certificate-sign { flex: 1; border-top: 0.12cqw solid var(--ink); padding-top: 0.4cqw; font-size: 1.3cqw; }
.certificate-qr { width: 9cqw; height: 9cqw; flex-shrink: 0; }
.certificate-qr img { width: 100%; height: 100%; display: block; }
.certificate-number { color: var(--soft); font-size: 1.25cqw; margin-top: 0.6cqw; }
@media print {
  @page { size: A4 landscape; margin: 0; }
  html, body { height: 100%; margin: 0 !important; overflow: hidden !important; background: #fff !important; }
  body * { visibility: hidden !important; }
  .certificate-sheet, .certificate-sheet * { visibility: visible !important; }
  .certificate-place { position: fixed; inset: 0; width: 297mm; z-index: 9999; }
  .certificate-sheet { box-shadow: none; }
}
`;
