import { Inject, Injectable } from '@nestjs/common';
import type { DidDocument } from '@concord/contracts';
import { PUBLIC_ORIGIN } from '../../../config/config.module';
import { StatusPlacesRepository } from '../../../store/status-places/status-places.repository';
import { CertificateLookups } from '../certificates/certificate-lookups.service';
import { InstituteIssuer } from './institute-issuer';
import { openBadgeOf } from './open-badge';

@Injectable()
export class CredentialsService {
  constructor(
    private readonly institute: InstituteIssuer,
    private readonly certificates: CertificateLookups,
    private readonly places: StatusPlacesRepository,
    @Inject(PUBLIC_ORIGIN) private readonly origin: string,
  ) {}

  /**
   * Signs a new credential for each call, even for a revoked certificate: the status list shows the revocation.
   * @throws AppError 404, 409 if this site signs nothing, 429 after many unknown numbers
   */
  async get(typed: string, address: string): Promise<{ name: string; token: string }> {
    const certificate = await this.certificates.find(typed, address);
    const issuer = this.institute.forSigning();
    const place = await this.places.placeOf(certificate._id);
    const credential = openBadgeOf(certificate, place, { did: issuer.did, origin: this.origin });
    return { name: `${certificate.certificateNumber}.jwt`, token: issuer.sign(credential) };
  }

  /** @throws AppError 404 if this site signs nothing */
  issuer(): DidDocument {
    return this.institute.published().document;
  }
}
