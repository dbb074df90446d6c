import { Injectable } from '@nestjs/common';
import type { CertificateVerdict } from '@concord/contracts';
import { normaliseCertificateNumber } from '@concord/institute';
import { notFound } from '@concord/nest-platform';
import {
  type CertificateRow,
  CertificatesRepository,
} from '../../../store/certificates/certificates.repository';
import { toCertificateVerdict } from './certificate.view';
import { LookupThrottle } from './lookup-throttle';

/** Looks up certificates for anyone, by number. */
@Injectable()
export class CertificateLookups {
  constructor(
    private readonly certificates: CertificatesRepository,
    private readonly throttle: LookupThrottle,
  ) {}

  /** @throws AppError 404, 429 as {@link LookupThrottle} does */
  async verify(typed: string, address: string): Promise<CertificateVerdict> {
    return toCertificateVerdict(await this.find(typed, address));
  }

  /** @throws AppError 404, 429 as {@link LookupThrottle} does */
  async find(typed: string, address: string): Promise<CertificateRow> {
    await this.throttle.takeLookup(address);
    const certificate = await this.certificates.findToVerify(normaliseCertificateNumber(typed));
    if (certificate) return certificate;
    await this.throttle.takeGuess(address);
    throw notFound('A certificate with this number');
  }
}
