import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { DueMails } from '../parts/due-mails.repository';
import { CERTIFICATE_MODEL, type CertificateRecord } from './certificate.schema';

/** Fields of a certificate that a mail needs. */
export type DueCertificate = Pick<
  CertificateRecord,
  | '_id'
  | 'student'
  | 'studentName'
  | 'selectedCourse'
  | 'certificateNumber'
  | 'dateGenerated'
  | 'replaces'
  | 'revokedAt'
  | 'mailKey'
>;

const FIELDS = {
  student: 1,
  studentName: 1,
  selectedCourse: 1,
  certificateNumber: 1,
  dateGenerated: 1,
  replaces: 1,
  revokedAt: 1,
  mailKey: 1,
} as const;

/** Mails with certificates, including those that are no longer valid. */
@Injectable()
export class CertificateMailsRepository extends DueMails<CertificateRecord, DueCertificate> {
  constructor(@InjectModel(CERTIFICATE_MODEL) certificates: Model<CertificateRecord>) {
    super(certificates, FIELDS);
  }

  /** Each request of staff sets another key. */
  protected override stillOwes({ mailKey }: DueCertificate) {
    return { mailKey };
  }
}
