import { Injectable } from '@nestjs/common';
import { conflict, FailureLimiters } from '@concord/nest-platform';
import { type Claim, SerialClaimsRepository } from '../serials/serial-claims.repository';
import { SerialsRepository } from '../serials/serials.repository';
import { ClaimLease, leaseEnd } from './claim-lease';
import { ClaimResolver } from './claim-resolver';

/** Claims the serial of a registration, and throttles addresses that guess serials. */
@Injectable()
export class SerialClaimService {
  private readonly unknownSerials;

  constructor(
    private readonly serials: SerialsRepository,
    private readonly claims: SerialClaimsRepository,
    private readonly resolver: ClaimResolver,
    limiters: FailureLimiters,
  ) {
    this.unknownSerials = limiters.get('registration-serial', 60, 15 * 60);
  }

  /** @throws AppError 429 when too many unknown serials came from this address. */
  async requireNotThrottled(address: string): Promise<void> {
    if (await this.unknownSerials.isBlocked(address)) await this.unknownSerials.consume(address);
  }

  /** @returns the lease of the claim, already being renewed; undefined when the serial is not available. */
  async claim(claim: Claim): Promise<ClaimLease | undefined> {
    const lease = await this.tryClaim(claim);
    if (lease) return lease;
    const existing = await this.claims.findBySerial(claim.serial);
    if (!existing) return undefined;
    // The process that holds the claim may be gone: this request need not wait for the sweeper.
    await this.resolver.resolve(existing);
    return this.tryClaim(claim);
  }

  /** @throws AppError 409 SERIAL_INVALID always, or 429 when the address has sent too many unknown serials. */
  async refuse(serial: string, address: string): Promise<never> {
    const known = await this.serials.find(serial);
    if (known?.purpose !== 'registration') await this.unknownSerials.consume(address);
    throw conflict('SERIAL_INVALID', 'Invalid serial number ');
  }

  private async tryClaim(claim: Claim): Promise<ClaimLease | undefined> {
    const until = leaseEnd();
    return (await this.claims.claim(claim, until)) ? new ClaimLease(this.claims, claim, until) : undefined;
  }
}
