import { Injectable } from '@nestjs/common';
import {
  type Certificate,
  type CertificateCreateBody,
  internalCalls,
  type PrintedTemplate,
  type RedeemedSerial,
} from '@concord/contracts';
import {
  type AnonymousActor,
  type AuditNote,
  badRequest,
  InternalClient,
  isStaff,
  type Page,
  required,
  type StaffActor,
} from '@concord/nest-platform';
import {
  type CertificateListFilter,
  CertificatesRepository,
} from '../../../store/certificates/certificates.repository';
import { CoursesRepository } from '../../../store/courses/courses.repository';
import { noteOf } from './certificate-audit';
import { CertificateWriter } from './certificate-writer.service';
import { toCertificate, toCertificateRow } from './certificate.view';
import { SerialCertificates } from './serial-certificates.service';

@Injectable()
export class CertificatesService {
  constructor(
    private readonly certificates: CertificatesRepository,
    private readonly writer: CertificateWriter,
    private readonly ofSerials: SerialCertificates,
    private readonly courses: CoursesRepository,
    private readonly internal: InternalClient,
  ) {}

  /**
   * Creates the certificate of a serial, or returns the existing one. Both staff and the public need a serial for
   * this name and course. The public also gets the content, and a token to print it.
   */
  async create(
    actor: AnonymousActor | StaffActor,
    body: CertificateCreateBody,
    address: string,
    audit: AuditNote,
  ): Promise<Certificate & { printToken?: string; print?: PrintedTemplate }> {
    const course = await this.courses.find(body.selectedCourse);
    if (!course)
      throw badRequest('VALIDATION', 'Complete details', [
        { path: 'selectedCourse', message: 'There is no such course' },
      ]);
    const bound = await this.redeem(body, address);
    const certificate = await this.ofSerials.add(body, bound, course.courseTitle);
    audit.note(noteOf(certificate));
    const view = toCertificate(certificate);
    if (isStaff(actor)) return view;
    const print = await this.writer.printOf(certificate);
    return { ...view, printToken: await this.fetchPrintToken(view._id), ...(print && { print }) };
  }

  async list(query: CertificateListFilter): Promise<Page<Certificate>> {
    return (await this.certificates.list(query)).map(toCertificateRow);
  }

  /** @throws AppError 404. */
  async get(id: string): Promise<Certificate> {
    return toCertificateRow(required(await this.certificates.find(id), 'The certificate'));
  }

  /** @returns the name and course of the serial. @throws AppError 409 SERIAL_INVALID, 429 from the students service. */
  private redeem(
    { serialNumber, studentName, selectedCourse }: CertificateCreateBody,
    address: string,
  ): Promise<RedeemedSerial> {
    const body = { serial: serialNumber, studentName, selectedCourse, address };
    return this.internal.call(internalCalls.internalSerialRedeem, { body });
  }

  private async fetchPrintToken(id: string): Promise<string> {
    const body = { kind: 'certificate', id } as const;
    return (await this.internal.call(internalCalls.internalPrintToken, { body })).token;
  }
}
