import { usePrintout } from '@concord/printing';
import type { ShownCertificate } from './shown-certificate';

/** Prints the certificate as a PDF; falls back to the browser's print dialog where no PDF can be made. */
export function usePrintCertificate({ id, printToken }: ShownCertificate) {
  const { printing, print } = usePrintout((fault) => {
    if (fault !== 'refused') window.print();
  });
  const printPdf = () => print({ body: { kind: 'certificate', id }, printToken });
  return { printing, print: id && printToken ? printPdf : async () => window.print() };
}
