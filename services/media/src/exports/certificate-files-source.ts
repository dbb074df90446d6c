import { Injectable } from '@nestjs/common';
import { internalCalls, type PrintedCertificate } from '@concord/contracts';
import { conflict, InternalClient, unavailable } from '@concord/nest-platform';
import { PrintingState } from '../printing/printing-state';
import { CertificatesWriter } from './certificates-writer';
import type { Asked, ExportSource, Found, Opened } from './export-source';
import type { ExportRecord } from './export.schema';
import { inPages } from './in-pages';
import type { KeptPrints } from './kept-prints';
import { whileAway } from './while-away';

/**
 * Certificates that are printed at once, with the fonts of all: a third of the work of ten alone. After them progress is
 * stored, and the printer may rest.
 */
const PAGE = 10;

/** Many certificates, each as the single one is: a PDF each in a zip, or all in one PDF. */
@Injectable()
export class CertificateFilesSource implements ExportSource<PrintedCertificate> {
  constructor(
    private readonly internal: InternalClient,
    private readonly printing: PrintingState,
  ) {}

  /** @throws AppError 409 where there is no certificate; 503 when no worker has a browser. */
  async count({ query, ids }: Asked): Promise<Found> {
    const body = { query, ids };
    const { count } = await this.internal.call(internalCalls.internalCertificateFilesCount, { body });
    if (count === 0) throw nothing();
    if (await this.printing.isOff())
      throw unavailable('PDF documents are switched off, because no Chromium was found on this system');
    return { count, described: ids ? 'Selected certificates' : 'All certificates' };
  }

  async open(
    { _id, query, ids, format }: ExportRecord,
    path: string,
    prints: KeptPrints,
  ): Promise<Opened<PrintedCertificate>> {
    const body = { query, ids };
    const ask = () => this.internal.call(internalCalls.internalCertificateFiles, { body });
    const { certificates } = await whileAway(ask);
    if (certificates.length === 0) throw nothing();
    const head = { title: 'Certificates', madeAt: new Date() };
    const writer = await CertificatesWriter.open({
      path,
      format,
      head,
      prints: await prints.of(String(_id)),
    });
    return { writer, pages: inPages(certificates, PAGE) };
  }
}

const nothing = () => conflict('CONFLICT', 'There are no certificates to print');
