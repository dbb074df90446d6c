import type { ExportFormat, PrintedCertificate } from '@concord/contracts';
import { certificateTitle } from '../printing/certificate-sheet';
import type { OrderPrints } from './kept-prints';
import type { FileWriter } from './list-writer';
import type { BundleHead, PdfBundle } from './pdf-bundle';
import { PdfJoin } from './pdf-join';
import { ZipFile } from './zip-file';

interface Opening {
  readonly path: string;
  readonly format: ExportFormat;
  readonly head: BundleHead;
  readonly prints: OrderPrints;
}

/** Prints certificates and puts them into one file, in their order. No more than one call adds is in memory. */
export class CertificatesWriter implements FileWriter<PrintedCertificate> {
  private constructor(
    private readonly bundle: PdfBundle,
    private readonly prints: OrderPrints,
  ) {}

  static async open({ path, format, head, prints }: Opening): Promise<CertificatesWriter> {
    const bundle = format === 'zip' ? await ZipFile.open(path, head) : await PdfJoin.open(path, head);
    return new CertificatesWriter(bundle, prints);
  }

  async add(certificates: readonly PrintedCertificate[]): Promise<void> {
    await this.bundle.add(await this.prints.bytes(certificates), certificates.map(pageOf));
  }

  end(): Promise<void> {
    return this.bundle.end();
  }

  abort(): void {
    this.bundle.abort();
  }
}

/** The number comes first, so no two names are the same. */
const pageOf = (certificate: PrintedCertificate) => ({
  name: `${certificate.certificateNumber} ${certificate.studentName}`,
  title: certificateTitle(certificate),
});
