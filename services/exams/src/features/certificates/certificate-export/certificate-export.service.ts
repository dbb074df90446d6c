import { Injectable } from '@nestjs/common';
import { EXPORT_QUERIES, type ExportQuery, type ExportRows, type ListRowsBody } from '@concord/contracts';
import { exportRowOf } from '@concord/nest-platform';
import {
  type CertificateRow,
  CertificatesRepository,
} from '../../../store/certificates/certificates.repository';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { toCertificateRow } from '../certificates/certificate.view';
import { certificateCells } from './certificate-cells';

const FIRST = { page: 1, pageSize: 1 };

/** Serves the list of certificates to the media service, which writes files. */
@Injectable()
export class CertificateExportService {
  constructor(
    private readonly certificates: CertificatesRepository,
    private readonly exams: ExamsRepository,
  ) {}

  /** @throws ZodError if the query does not fit this list */
  async count(query: ExportQuery): Promise<{ count: number }> {
    const asked = EXPORT_QUERIES.certificates.parse(query);
    return { count: (await this.certificates.list({ ...asked, ...FIRST })).total };
  }

  /** @throws ZodError as {@link count} does. */
  async rows({ query, columns, after, limit }: ListRowsBody): Promise<ExportRows> {
    const asked = EXPORT_QUERIES.certificates.parse(query);
    const { items, next } = await this.certificates.listAfter(asked, after, limit);
    const codes = await this.examCodesOf(items);
    const rowOf = exportRowOf('certificates', columns);
    const rows = items.map((item) => rowOf(certificateCells(toCertificateRow(item), codes)));
    return { rows, ...(next && { next }) };
  }

  private async examCodesOf(items: readonly CertificateRow[]): Promise<ReadonlyMap<string, string>> {
    const ids = new Set(items.flatMap(({ exam }) => (exam ? [String(exam)] : [])));
    if (ids.size === 0) return new Map();
    const exams = await this.exams.findMany([...ids]);
    return new Map(exams.map(({ _id, examCode }) => [String(_id), examCode]));
  }
}
