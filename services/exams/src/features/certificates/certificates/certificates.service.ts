import { Injectable } from '@nestjs/common';
import {
  type Certificate,
  type CertificateCreateBody,
  type CertificateVerdict,
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
  notFound,
  type Page,
  required,
  type StaffActor,
} from '@concord/nest-platform';
import { normaliseCertificateNumber } from '@concord/institute';
import {
  type CertificateListFilter,
  type CertificateRow,
  CertificatesRepository,
} from '../../../store/certificates/certificates.repository';
import { CoursesRepository } from '../../../store/courses/courses.repository';
import { noteOf } from './certificate-audit';
import { CertificateWriter } from './certificate-writer.service';
import { toCertificate, toCertificateRow, toCertificateVerdict } from './certificate.view';
import { LookupThrottle } from './lookup-throttle';
import { SerialCertificates } from './serial-certificates.service';

@Injectable()
export class CertificatesService {
  constructor(
    private readonly certificates: CertificatesRepository,
    private readonly writer: CertificateWriter,
    private readonly ofSerials: SerialCertificates,
    private readonly courses: CoursesRepository,
    private readonly internal: InternalClient,
    private readonly throttle: LookupThrottle,
  ) {}

  /**
   * Creates the certificate of a serial, or returns the existing one. Staff and public alike need a serial for this
   * name and course; the public also gets a token to print this certificate, and its content.
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

  /** @throws AppError 404, 429 as {@link LookupThrottle} says. */
  async verify(typed: string, address: string): Promise<CertificateVerdict> {
    return toCertificateVerdict(await this.findTyped(typed, address));
  }

  /** @throws AppError 404, 429 as {@link LookupThrottle} says. */
  async findTyped(typed: string, address: string): Promise<CertificateRow> {
    await this.throttle.takeLookup(address);
    const certificate = await this.certificates.findToVerify(normaliseCertificateNumber(typed));
    if (certificate) return certificate;
    await this.throttle.takeGuess(address);
    throw notFound('A certificate with this number');
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
