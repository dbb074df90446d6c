import { Injectable } from '@nestjs/common';
import { conflict } from '@concord/nest-platform';
import { type Claim, SerialClaimsRepository } from '../../../store/serials/serial-claims.repository';
import { SerialsRepository } from '../../../store/serials/serials.repository';
import { stillInProgress } from '../../../store/students/students.repository';
import { SerialGuesses } from '../../serials/serials/serial-guesses';
import { ClaimLease, leaseEnd } from './claim-lease';
import { ClaimResolver } from './claim-resolver';

/** Claims serials for registrations, and refuses unavailable ones. */
@Injectable()
export class SerialClaiming {
  constructor(
    private readonly serials: SerialsRepository,
    private readonly claims: SerialClaimsRepository,
    private readonly resolver: ClaimResolver,
    private readonly guesses: SerialGuesses,
  ) {}

  /** @returns the lease of the claim, with its renewal running; undefined if the serial is not available */
  async take(claim: Claim): Promise<ClaimLease | undefined> {
    const lease = await this.tryClaim(claim);
    if (lease) return lease;
    const existing = await this.claims.findBySerial(claim.serial);
    if (!existing) return undefined;
    // Resolved here, so that this request need not wait for the sweeper if the other process has crashed.
    await this.resolver.resolve(existing);
    return this.tryClaim(claim);
  }

  private async tryClaim(claim: Claim): Promise<ClaimLease | undefined> {
    const until = leaseEnd();
    return (await this.claims.claim(claim, until)) ? new ClaimLease(this.claims, claim, until) : undefined;
  }

  /**
   * @throws AppError always: 409 SERIAL_INVALID; 409 IN_PROGRESS if the obstructing claim has just been released; 429
   * after too many unknown serials from the address
   */
  async refuse(serial: string, address: string): Promise<never> {
    const known = await this.serials.find(serial);
    if (known?.purpose === 'registration' && known.state === 'valid') throw stillInProgress();
    if (known?.purpose !== 'registration') await this.guesses.countWrong(address);
    throw conflict('SERIAL_INVALID', 'Invalid serial number ');
  }
}
