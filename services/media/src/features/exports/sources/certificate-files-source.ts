import { Injectable } from '@nestjs/common';
import { internalCalls, type PrintedCertificate } from '@concord/contracts';
import { conflict, InternalClient, unavailable } from '@concord/nest-platform';
import { PrintingState } from '../../../shared/printing/printing-state';
import { CertificatesWriter } from '../writers/certificates-writer';
import type { ExportScope, ExportSource, ExportPreview, OpenedExport } from './export-source';
import type { ExportRecord } from '../../../store/exports/export.schema';
import { inPages } from './in-pages';
import type { PrintCache } from '../writers/print-cache';
import { retryWhileUnavailable } from '../../../shared/retry-while-unavailable';

/**
 * Certificates per print job: they share fonts, which saves two thirds of the work. Progress is stored and the printer
 * may pause in between.
 */
const PAGE = 10;

/** Many certificates, each identical to a single print: a zip with one PDF each, or one PDF. */
@Injectable()
export class CertificateFilesSource implements ExportSource<PrintedCertificate> {
  constructor(
    private readonly internal: InternalClient,
    private readonly printing: PrintingState,
  ) {}

  /** @throws AppError 409 without certificates; 503 when no worker has a browser. */
  async count({ query, ids }: ExportScope): Promise<ExportPreview> {
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
    prints: PrintCache,
  ): Promise<OpenedExport<PrintedCertificate>> {
    const body = { query, ids };
    const ask = () => this.internal.call(internalCalls.internalCertificateFiles, { body });
    const { certificates } = await retryWhileUnavailable(ask);
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
