import { Injectable } from '@nestjs/common';
import type { MyCertificate } from '@concord/contracts';
import type { MemberActor } from '@concord/nest-platform';
import { CertificatesRepository } from '../../../store/certificates/certificates.repository';
import { toMyCertificate } from './own-certificate.view';

/** Lists the certificates of the person who is signed in to the member's pages. */
@Injectable()
export class OwnCertificates {
  constructor(private readonly certificates: CertificatesRepository) {}

  async list({ student }: MemberActor): Promise<MyCertificate[]> {
    if (student === undefined) return [];
    return (await this.certificates.findOfStudent(student)).map(toMyCertificate);
  }
}
