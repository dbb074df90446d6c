import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PrintedCertificate } from '@concord/contracts';
import { log } from '@concord/nest-platform';
import { FileStore } from '../files/file-store';
import { DocumentRenderer } from '../printing/document-renderer';
import { NoChromiumError, PdfPrinter } from '../printing/pdf-printer';
import { whileAway } from './while-away';

/** A browser that crashed is replaced, and the certificates printed once more. */
const TRIES = 3;

/** Prints the certificates of orders. */
@Injectable()
export class KeptPrints {
  constructor(
    private readonly renderer: DocumentRenderer,
    private readonly printer: PdfPrinter,
    private readonly store: FileStore,
  ) {}

  /** With what earlier runs of the order have printed. */
  async of(order: string): Promise<OrderPrints> {
    const parts = await this.store.partsOf(order);
    return new OrderPrints(order, new Map(parts.map(({ name, public_id }) => [name, public_id])), this);
  }

  render(certificates: readonly PrintedCertificate[]): Promise<string> {
    return this.renderer.certificates(certificates);
  }

  /** Undefined where the object is missing: its run was killed before it was stored. */
  read(part: string): Promise<Buffer | undefined> {
    return whileAway(() => this.store.bytes(part, 'part'));
  }

  async print(html: string): Promise<Buffer> {
    for (let tried = 1; ; tried += 1)
      try {
        return await this.printer.print(html);
      } catch (err) {
        if (err instanceof NoChromiumError || tried === TRIES) throw err;
        log.warn({ err }, 'certificates of many are printed once more');
      }
  }

  async keep(order: string, name: string, bytes: Buffer): Promise<void> {
    const part = { owner: order, kind: 'part' as const, name, type: 'application/pdf', bytes };
    await whileAway(() => this.store.save([part]));
  }
}

/**
 * The certificates of one order. What is printed at once is kept in the store until the order has ended, so a run after a
 * kill prints the rest.
 */
export class OrderPrints {
  constructor(
    private readonly order: string,
    private readonly kept: ReadonlyMap<string, string>,
    private readonly prints: KeptPrints,
  ) {}

  /**
   * A part is known by what it was printed of: one of a record or template that changed meanwhile is printed anew.
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
