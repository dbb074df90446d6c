import { Injectable } from '@nestjs/common';
import type { RegisterBody, RegisteredStudent } from '@concord/contracts';
import { AppError, conflict } from '@concord/nest-platform';
import { type Claim, SerialClaimsRepository } from '../../../store/serials/serial-claims.repository';
import { SerialsRepository } from '../../../store/serials/serials.repository';
import type { StudentProjection } from '../../../store/students/student.schema';
import { stillInProgress, StudentsRepository } from '../../../store/students/students.repository';
import { SerialGuesses } from '../../serials/serials/serial-guesses';
import { StudentsService } from '../students/students.service';
import { ClaimLease, leaseEnd } from './claim-lease';
import { ClaimResolver } from './claim-resolver';
import { type IdempotencyKey, parseIdempotencyKey } from './idempotency-key';
import { IdempotencyService } from './idempotency.service';
import { RegistrationTransaction } from './registration-transaction';

/** Registers one applicant, completely or not at all. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly serials: SerialsRepository,
    private readonly claims: SerialClaimsRepository,
    private readonly resolver: ClaimResolver,
    private readonly idempotency: IdempotencyService,
    private readonly transaction: RegistrationTransaction,
    private readonly records: StudentsRepository,
    private readonly students: StudentsService,
    private readonly guesses: SerialGuesses,
  ) {}

  /** @throws AppError 400, 409 SERIAL_INVALID, EMAIL_TAKEN, IN_PROGRESS, 422, 429, 503. */
  async register(
    body: RegisterBody,
    idempotencyHeader: string | undefined,
    address: string,
  ): Promise<RegisteredStudent> {
    const idempotency = parseIdempotencyKey(idempotencyHeader, body);
    const record =
      (await this.findEarlier(idempotency)) ?? (await this.claimAndStore(body, idempotency, address));
    const student = this.students.toView(record);
    const { token: printToken } = this.students.printToken({ kind: 'registration-form', id: student._id });
    return { ...student, printToken };
  }

  private async claimAndStore(
    body: RegisterBody,
    idempotency: IdempotencyKey | undefined,
    address: string,
  ): Promise<StudentProjection> {
    const claim = { serial: body.serialNumber, studentId: this.records.newId(), idempotency };
    const lease = await this.claim(claim);
    // The claim may belong to the same request, sent twice at once.
    if (!lease) return (await this.findEarlier(idempotency)) ?? this.refuse(claim.serial, address);
    try {
      return await this.transaction.run(claim, lease, body);
    } catch (error) {
      const isSentTwice = error instanceof AppError && error.code === 'IN_PROGRESS';
      const earlier = isSentTwice ? await this.findEarlier(idempotency) : undefined;
      if (earlier) return earlier;
      throw error;
    } finally {
      lease.stop();
    }
  }

  private async findEarlier(idempotency: IdempotencyKey | undefined): Promise<StudentProjection | undefined> {
    return idempotency && this.idempotency.findEarlier(idempotency);
  }

  /** @returns the lease of the claim, already being renewed; undefined when the serial is not available. */
  private async claim(claim: Claim): Promise<ClaimLease | undefined> {
    const lease = await this.tryClaim(claim);
    if (lease) return lease;
    const existing = await this.claims.findBySerial(claim.serial);
    if (!existing) return undefined;
    // The process that holds the claim may be gone: this request need not wait for the sweeper.
    await this.resolver.resolve(existing);
    return this.tryClaim(claim);
  }

  private async tryClaim(claim: Claim): Promise<ClaimLease | undefined> {
    const until = leaseEnd();
    return (await this.claims.claim(claim, until)) ? new ClaimLease(this.claims, claim, until) : undefined;
  }

  /**
   * @throws AppError always: 409 SERIAL_INVALID, IN_PROGRESS when the claim that was in the way has just been released,
   * or 429 when the address has sent too many unknown serials.
   */
  private async refuse(serial: string, address: string): Promise<never> {
    const known = await this.serials.find(serial);
    if (known?.purpose === 'registration' && known.state === 'valid') throw stillInProgress();
    if (known?.purpose !== 'registration') await this.guesses.countWrong(address);
    throw conflict('SERIAL_INVALID', 'Invalid serial number ');
  }
}
