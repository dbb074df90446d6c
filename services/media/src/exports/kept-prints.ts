import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { log } from '@concord/nest-platform';
import { FileStore } from '../files/file-store';
import { DocumentRenderer } from '../printing/document-renderer';
import { NoChromiumError, PdfPrinter } from '../printing/pdf-printer';
import type { PrintableRecord } from '../printing/printable-record';
import { whileAway } from './while-away';

/** A browser that crashed is replaced, and the document printed once more. */
const TRIES = 3;

/** Prints the documents of orders. */
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

  async render(record: PrintableRecord): Promise<string> {
    return (await this.renderer.render(record)).html;
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
        log.warn({ err }, 'a document of many is printed once more');
      }
  }

  async keep(order: string, name: string, bytes: Buffer): Promise<void> {
    const part = { owner: order, kind: 'part' as const, name, type: 'application/pdf', bytes };
    await whileAway(() => this.store.save([part]));
  }
}

/** The documents of one order. Each is kept in the store until the order has ended, so a run after a kill prints the rest. */
export class OrderPrints {
  constructor(
    private readonly order: string,
    private readonly kept: ReadonlyMap<string, string>,
    private readonly prints: KeptPrints,
  ) {}

  /** A part is known by what it was printed of: one of a record or template that changed meanwhile is printed anew. */
  async bytes(record: PrintableRecord): Promise<Buffer> {
    const html = await this.prints.render(record);
    const name = createHash('sha256').update(html).digest('hex');
    const part = this.kept.get(name);
    const found = part && (await this.prints.read(part));
    if (found) return found;
    const bytes = await this.prints.print(html);
    await this.prints.keep(this.order, name, bytes);
    return bytes;
  }
}
