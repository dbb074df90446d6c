import { Injectable } from '@nestjs/common';
import { type CertificateMailRequest, internalCalls } from '@concord/contracts';
import { InternalClient } from '@concord/nest-platform';
import {
  CertificateMailsRepository,
  type DueCertificate,
} from '../../../store/certificates/certificate-mails.repository';
import type { MailSource } from './mail-source';

/** Mails with links to valid certificates. */
@Injectable()
export class CertificateMails implements MailSource<DueCertificate, CertificateMailRequest> {
  readonly name = 'certificate';

  constructor(
    readonly owed: CertificateMailsRepository,
    private readonly internal: InternalClient,
  ) {}

  mailsFor(due: readonly DueCertificate[]): Promise<Map<DueCertificate, CertificateMailRequest>> {
    const mails = due.flatMap((certificate) => {
      const mail = toMail(certificate);
      return mail ? [[certificate, mail] as const] : [];
    });
    return Promise.resolve(new Map(mails));
  }

  request(mails: CertificateMailRequest[]): Promise<unknown> {
    return this.internal.call(internalCalls.internalCertificateMails, { body: { mails } });
  }
}

function toMail(certificate: DueCertificate): CertificateMailRequest | undefined {
  const { student, mailKey, replaces, revokedAt } = certificate;
  if (!student || !mailKey || revokedAt) return undefined;
  return {
    key: `certificate-${String(mailKey)}`,
    student: String(student),
    kind: 'certificate',
    data: {
      certificate: String(certificate._id),
      studentName: certificate.studentName,
      courseTitle: certificate.selectedCourse.courseTitle,
      certificateNumber: certificate.certificateNumber,
      dateGenerated: certificate.dateGenerated,
      ...(replaces && { replaces }),
    },
  };
}
