import { Injectable } from '@nestjs/common';
import { conflict, FailureLimiters } from '@concord/nest-platform';
import { type Claim, SerialClaimsRepository } from '../serials/serial-claims.repository';
import { SerialsRepository } from '../serials/serials.repository';
import { ClaimLease, leaseEnd } from './claim-lease';
import { ClaimSettlement } from './claim-settlement';

/** The serial's part in a registration, with the throttle on guessing. */
@Injectable()
export class RegistrationSerials {
  private readonly unknown;

  constructor(
    private readonly serials: SerialsRepository,
    private readonly claims: SerialClaimsRepository,
    private readonly settlement: ClaimSettlement,
    limiters: FailureLimiters,
  ) {
    this.unknown = limiters.get('registration-serial', 60, 15 * 60);
  }

  /** @throws AppError 429 when too many unknown serials came from this address. */
  async refuseWhenBlocked(address: string): Promise<void> {
    if (await this.unknown.isBlocked(address)) await this.unknown.consume(address);
  }

  /** @returns the running lease of the claim, or undefined when the serial cannot be had. */
  async claim(claim: Claim): Promise<ClaimLease | undefined> {
    const lease = await this.tryToClaim(claim);
    if (lease) return lease;
    const holder = await this.claims.ofSerial(claim.serial);
    if (!holder) return undefined;
    // Whoever held it may be gone: nobody needs to wait for the sweeper.
    await this.settlement.settle(holder);
    return this.tryToClaim(claim);
  }

  /** @throws AppError 409 SERIAL_INVALID always, or 429 when one unknown serial too many came from this address. */
  async refuse(serial: string, address: string): Promise<never> {
    const known = await this.serials.find(serial);
    if (known?.purpose !== 'registration') await this.unknown.consume(address);
    throw conflict('SERIAL_INVALID', 'Invalid serial number ');
  }

  private async tryToClaim(claim: Claim): Promise<ClaimLease | undefined> {
    const until = leaseEnd();
    return (await this.claims.claim(claim, until)) ? new ClaimLease(this.claims, claim, until) : undefined;
  }
}
