import { usePrintout } from '@concord/printing';
import type { ShownCertificate } from './shown-certificate';

/** Has the certificate printed as a PDF and opens it; where that cannot be, the page prints it by itself. */
export function usePrintCertificate({ id, printToken }: ShownCertificate) {
  const { printing, print } = usePrintout((fault) => {
    if (fault !== 'refused') window.print();
  });
  const makePdf = () => print({ body: { kind: 'certificate', id }, printToken });
  return { printing, print: id && printToken ? makePdf : async () => window.print() };
}
