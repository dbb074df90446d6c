import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PrintedCertificate } from '@concord/contracts';
import { log } from '@concord/nest-platform';
import { FileStore } from '../../../shared/stored-files/file-store';
import { DocumentRenderer } from '../../../shared/printing/document-renderer';
import { NoChromiumError, PdfPrinter } from '../../../shared/printing/pdf-printer';
import { retryWhileUnavailable } from '../../../shared/retry-while-unavailable';

/** Attempts to print: a crashed browser is replaced in between. */
const TRIES = 3;

/** Prints certificates of exports and stores the prints until the export has ended. */
@Injectable()
export class PrintCache {
  constructor(
    private readonly renderer: DocumentRenderer,
    private readonly printer: PdfPrinter,
    private readonly store: FileStore,
  ) {}

  /** Opens the cache of an export, with the prints of earlier attempts. */
  async of(order: string): Promise<OrderPrints> {
    const parts = await this.store.partsOf(order);
    return new OrderPrints(order, new Map(parts.map(({ name, public_id }) => [name, public_id])), this);
  }

  render(certificates: readonly PrintedCertificate[]): Promise<string> {
    return this.renderer.certificates(certificates);
  }

  /** Undefined when the object is missing: the attempt was killed before it was stored. */
  read(part: string): Promise<Buffer | undefined> {
    return retryWhileUnavailable(() => this.store.bytes(part, 'part'));
  }

  async print(html: string): Promise<Buffer> {
    for (let tried = 1; ; tried += 1)
      try {
        return await this.printer.print(html);
      } catch (err) {
        if (err instanceof NoChromiumError || tried === TRIES) throw err;
        log.warn({ err }, 'certificates of a file are printed again');
      }
  }

  async keep(order: string, name: string, bytes: Buffer): Promise<void> {
    const part = { owner: order, kind: 'part' as const, name, type: 'application/pdf', bytes };
    await retryWhileUnavailable(() => this.store.save([part]));
  }
}

/**
 * Prints of one export. They stay in the store until the export has ended, so that an attempt after a kill prints only
 * the rest.
 */
export class OrderPrints {
  constructor(
    private readonly order: string,
    private readonly kept: ReadonlyMap<string, string>,
    private readonly prints: PrintCache,
  ) {}

  /**
   * Looks a print up by the hash of its HTML: after a change of record or template it is printed again.
   * @returns one PDF with a page each
   */
  async bytes(certificates: readonly PrintedCertificate[]): Promise<Buffer> {
    const html = await this.prints.render(certificates);
    const name = createHash('sha256').update(html).digest('hex');
    const part = this.kept.get(name);
    const found = part && (await this.prints.read(part));
    if (found) return found;
    const bytes = await this.prints.print(html);
    await this.prints.keep(this.order, name, bytes);
    return bytes;
  }
}
