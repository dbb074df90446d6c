import { printColours } from '@concord/institute';
import { HEADING_FONTS, TEXT_FONTS } from '@concord/ui';

/** Styles of the printable form: an A4 sheet on screen, and only the form in print. */
export function printableStyle(): string {
  const { brand, pale, line } = printColours();
  return `
.printable-sheet {
  --brand: ${brand}; --pale: ${pale}; --line: ${line}; --ink: #1b241f; --soft: #55635b;
  box-sizing: border-box; width: 100%; max-width: 210mm; margin: 0 auto; padding: 14mm 13mm;
  background: #fff; color: var(--ink); box-shadow: 0 1px 8px rgb(0 0 0 / 20%);
  font: 9.6pt/1.36 ${TEXT_FONTS};
  overflow-wrap: anywhere; -webkit-print-color-adjust: exact; print-color-adjust: exact;
}
.printable-sheet * { box-sizing: border-box; }
.printable-sheet :is(h1, h2, p, dl, dd, ul) { margin: 0; }
.printable-head {
  display: flex; flex-wrap: wrap; gap: 6mm; align-items: flex-start;
  border-bottom: 0.6mm solid var(--brand); padding-bottom: 3mm; margin-bottom: 4mm;
}
.printable-head-text { flex: 1 1 60mm; }
.printable-institute { font: 600 14.5pt/1.2 ${HEADING_FONTS}; color: var(--brand); }
.printable-soft { color: var(--soft); font-size: 8.5pt; }
.printable-sheet h1 { font-size: 17pt; line-height: 1.2; margin-top: 4mm; }
.printable-sheet h2 {
  font-size: 10.5pt; color: var(--brand); background: var(--pale); padding: 1mm 2.5mm;
  border-left: 1mm solid var(--brand); margin-bottom: 1.5mm; break-after: avoid;
}
.printable-sheet section { margin-bottom: 3mm; }
.printable-photo { width: 32mm; height: 40mm; object-fit: cover; border: 0.3mm solid var(--line); border-radius: 1mm; }
.printable-qr { min-width: 26mm; white-space: nowrap; text-align: center; font-size: 6.5pt; color: var(--soft); }
.printable-qr img { width: 18mm; height: 18mm; display: block; margin: 0 auto 1mm; }
.printable-fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(48mm, 1fr)); column-gap: 6mm; }
.printable-field { border-bottom: 0.2mm solid var(--line); padding: 0.9mm 0.5mm; break-inside: avoid; }
.printable-wide { grid-column: 1 / -1; }
.printable-sheet dt { color: var(--soft); font-size: 7.8pt; line-height: 1.25; }
.printable-sheet dd { min-height: 5mm; white-space: pre-line; }
.printable-pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(60mm, 1fr)); gap: 6mm; }
.printable-sheet ul { list-style: disc; padding-left: 5mm; }
.printable-programme { padding: 0.8mm 0.5mm; break-inside: avoid; }
.printable-closing { break-inside: avoid; }
.printable-sign { display: flex; gap: 10mm; margin-top: 9mm; align-items: flex-end; }
.printable-sign div { flex: 1; border-top: 0.3mm solid var(--ink); padding-top: 1mm; font-size: 8.5pt; }
@media (max-width: 600px) { .printable-sheet { padding: 6mm 5mm; } }
@media print {
  @page {
    size: A4; margin: 11mm 12mm 13mm;
    @bottom-right { content: 'Page ' counter(page) ' of ' counter(pages); font: 8pt sans-serif; color: #55635b; }
  }
  html, body { background: #fff !important; overflow: visible !important; height: auto !important; }
  body > :not(.printable-root) { display: none !important; }
  .printable-root, .printable-root .MuiDialog-container, .printable-root .MuiDialog-paper,
  .printable-root .MuiDialogContent-root {
    position: static !important; display: block !important; height: auto !important; max-height: none !important;
    overflow: visible !important; padding: 0 !important; margin: 0 !important; box-shadow: none !important;
    background: #fff !important; opacity: 1 !important; transform: none !important;
  }
  .printable-root .MuiBackdrop-root, .printable-tools { display: none !important; }
  .printable-sheet { max-width: none; padding: 0; box-shadow: none; }
  .printable-head { flex-wrap: nowrap; }
  .printable-head-text { flex: 1; }
  .printable-fields { grid-template-columns: repeat(3, 1fr); }
  .printable-pair { grid-template-columns: 3fr 2fr; }
}
`;
}
