import type { ExportFormat } from '@concord/contracts';
import type { PrintableRecord } from '../printing/printable-record';
import type { OrderPrints } from './kept-prints';
import type { FileWriter } from './list-writer';
import type { BundleHead, PdfBundle } from './pdf-bundle';
import { PdfJoin } from './pdf-join';
import { ZipFile } from './zip-file';

/** Printed at once: one a core. */
const AT_ONCE = 2;

export interface NamedDocument {
  /** The name of its file, without an extension; unlike all others. */
  readonly name: string;
  readonly record: PrintableRecord;
}

interface Opening {
  readonly path: string;
  readonly format: ExportFormat;
  readonly head: BundleHead;
  readonly prints: OrderPrints;
}

/** Prints documents and puts them into one file, in their order. No more than two are in memory. */
export class DocumentsWriter implements FileWriter<NamedDocument> {
  private constructor(
    private readonly bundle: PdfBundle,
    private readonly prints: OrderPrints,
  ) {}

  static async open({ path, format, head, prints }: Opening): Promise<DocumentsWriter> {
    const bundle = format === 'zip' ? await ZipFile.open(path, head) : await PdfJoin.open(path, head);
    return new DocumentsWriter(bundle, prints);
  }

  async add(documents: readonly NamedDocument[]): Promise<void> {
    for (let start = 0; start < documents.length; start += AT_ONCE) {
      const some = documents.slice(start, start + AT_ONCE);
      // All have ended before one of them fails: none is kept after a failure has been tidied up.
      const printed = await Promise.allSettled(some.map(({ record }) => this.prints.bytes(record)));
      for (const [at, outcome] of printed.entries()) {
        if (outcome.status === 'rejected') throw outcome.reason;
        await this.bundle.add(outcome.value, some[at]?.name ?? '');
      }
    }
  }

  end(): Promise<void> {
    return this.bundle.end();
  }

  abort(): void {
    this.bundle.abort();
  }
}
