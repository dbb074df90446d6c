import type { ExportFormat, PrintedCertificate } from '@concord/contracts';
import { certificateTitle } from '../../../shared/printing/certificate-sheet';
import type { OrderPrints } from './print-cache';
import type { FileWriter } from './list-writer';
import type { BundleHead, PdfBundle } from '../pdf/pdf-bundle';
import { PdfJoin } from '../pdf/pdf-join';
import { ZipFile } from './zip-file';

interface Opening {
  readonly path: string;
  readonly format: ExportFormat;
  readonly head: BundleHead;
  readonly prints: OrderPrints;
}

/** Prints certificates into one file, in order. Only the certificates of one call are in memory. */
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

/** File name of a certificate, unique by its number at the start. */
const pageOf = (certificate: PrintedCertificate) => ({
  name: `${certificate.certificateNumber} ${certificate.studentName}`,
  title: certificateTitle(certificate),
});
