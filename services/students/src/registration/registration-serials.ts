import { Injectable } from '@nestjs/common';
import { conflict, FailureLimiters, log } from '@concord/nest-platform';
import { type Claim, SerialClaimsRepository } from '../serials/serial-claims.repository';
import { SerialsRepository } from '../serials/serials.repository';

/** The serial's part in a registration, with the throttle on guessing. */
@Injectable()
export class RegistrationSerials {
  private readonly unknown;

  constructor(
    private readonly serials: SerialsRepository,
    private readonly claims: SerialClaimsRepository,
    limiters: FailureLimiters,
  ) {
    this.unknown = limiters.get('registration-serial', 60, 15 * 60);
  }

  /** @throws AppError 429 when too many unknown serials came from this address. */
  async refuseWhenBlocked(address: string): Promise<void> {
    if (await this.unknown.isBlocked(address)) await this.unknown.consume(address);
  }

  /** @returns whether the student holds the serial now. */
  claim(claim: Claim): Promise<boolean> {
    return this.claims.claim(claim);
  }

  /** @throws AppError 409 SERIAL_INVALID always, or 429 when one unknown serial too many came from this address. */
  async refuse(serial: string, address: string): Promise<never> {
    const known = await this.serials.find(serial);
    if (known?.purpose !== 'registration') await this.unknown.consume(address);
    throw conflict('SERIAL_INVALID', 'Invalid serial number ');
  }

  release(serial: string, studentId: string): Promise<void> {
    return this.claims.release(serial, studentId);
  }

  /** Marks the claimed serial used. The student stands already, so what fails here is left to the sweeper. */
  async use({ serial, studentId }: Claim): Promise<void> {
    await this.claims.use(serial, studentId).catch((error: unknown) => {
      log.warn({ err: error, student: studentId }, 'a used serial is left to the sweeper');
    });
  }
}
