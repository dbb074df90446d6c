import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
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

/** The certificates are the outbox of their mails: each has the moment when its mail is to be ordered. */
@Injectable()
export class CertificateMailsRepository {
  constructor(@InjectModel(CERTIFICATE_MODEL) private readonly certificates: Model<CertificateRecord>) {}

  /** The longest due first; also those that are no longer valid. */
  findDue(now: Date, limit: number): Promise<DueCertificate[]> {
    return this.certificates
      .find({ mailDueAt: trusted({ $lte: now }) }, FIELDS)
      .sort({ mailDueAt: 1 })
      .limit(limit)
      .lean<DueCertificate[]>()
      .exec();
  }

  /** Clears the due date of mails, except for certificates of which staff ordered another mail since. */
  async settle(certificates: readonly DueCertificate[]): Promise<void> {
    if (certificates.length === 0) return;
    await this.certificates.updateMany(among(certificates), { $unset: { mailDueAt: 1 } });
  }

  async postpone(certificates: readonly DueCertificate[], mailDueAt: Date): Promise<void> {
    await this.certificates.updateMany(among(certificates), { $set: { mailDueAt } });
  }
}

const among = (certificates: readonly DueCertificate[]) => ({
  _id: trusted({ $in: certificates.map(({ _id }) => _id) }),
  mailKey: trusted({ $in: certificates.flatMap(({ mailKey }) => mailKey ?? []) }),
});
