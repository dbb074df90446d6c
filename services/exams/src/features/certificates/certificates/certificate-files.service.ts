import { Injectable } from '@nestjs/common';
import {
  type CertificateFiles,
  EXPORT_PAPERS,
  EXPORT_QUERIES,
  type PrintedCertificate,
  type PrintedRowsBody,
} from '@concord/contracts';
import { AppError, notFound, objectIdOf } from '@concord/nest-platform';
import {
  type CertificateRow,
  CertificatesRepository,
} from '../../../store/certificates/certificates.repository';
import { PresentTemplates } from '../certificate-templates/present-templates.service';
import { toCertificate, toCertificateRow } from './certificate.view';

const NAMES = new Intl.Collator('en');
const { most } = EXPORT_PAPERS['certificate-files'];

/** Serves certificates to the media service, which prints one or many into a file. Revoked ones are left out. */
@Injectable()
export class CertificateFilesService {
  constructor(
    private readonly certificates: CertificatesRepository,
    private readonly templates: PresentTemplates,
  ) {}

  /** @throws AppError 404. */
  async get(id: string): Promise<PrintedCertificate> {
    const certificate = await this.certificates.find(id);
    if (!certificate) throw notFound('The certificate');
    if (!isValid(certificate))
      throw new AppError(404, 'NOT_FOUND', "This certificate is no longer valid, so it can't be printed");
    const [print] = await this.templates.printedWith([certificate]);
    const { student } = certificate;
    // The media service compares the owner with the person who asks.
    return {
      ...toCertificate(certificate),
      ...(student && { student: String(student) }),
      ...(print && { print }),
    };
  }

  /** @throws ZodError if the query does not fit the list of certificates */
  async count({ query, ids }: PrintedRowsBody): Promise<{ count: number }> {
    if (ids) return { count: (await this.chosen(ids)).length };
    const asked = EXPORT_QUERIES['certificate-files'].parse(query);
    return { count: (await this.certificates.list({ ...asked, page: 1, pageSize: 1 })).total };
  }

  /** @throws ZodError as {@link count} does; AppError 422 for more than one file can hold */
  async read({ query, ids }: PrintedRowsBody): Promise<CertificateFiles> {
    const found = ids ? await this.chosen(ids) : await this.find(query);
    const sorted = found.toSorted(
      (a, b) =>
        NAMES.compare(a.studentName, b.studentName) ||
        NAMES.compare(a.certificateNumber, b.certificateNumber),
    );
    const prints = await this.templates.printedWith(sorted);
    const certificates = sorted.map((certificate, at) => {
      const print = prints[at];
      return { ...toCertificateRow(certificate), ...(print && { print }) };
    });
    return { certificates };
  }

  private async find(query: PrintedRowsBody['query']): Promise<CertificateRow[]> {
    const asked = EXPORT_QUERIES['certificate-files'].parse(query);
    const { items, total } = await this.certificates.list({ ...asked, page: 1, pageSize: most });
    if (total > most)
      throw new AppError(
        422,
        'TOO_MANY_ROWS',
        `One file can hold at most ${most} certificates. Narrow the filter`,
      );
    return items.filter(isValid);
  }

  private async chosen(ids: readonly string[]): Promise<CertificateRow[]> {
    return (await this.certificates.findMany(ids.map(objectIdOf))).filter(isValid);
  }
}

const isValid = ({ revokedAt }: CertificateRow) => !revokedAt;
