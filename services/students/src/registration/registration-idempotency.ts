import { Injectable } from '@nestjs/common';
import { AppError } from '@concord/nest-platform';
import { SerialClaimsRepository } from '../serials/serial-claims.repository';
import type { ReadStudent, StudentRecord } from '../students/student.schema';
import { StudentsRepository } from '../students/students.repository';
import { ClaimSettlement } from './claim-settlement';
import type { RegistrationAttempt } from './registration-attempt';

const KEPT_MS = 24 * 3600 * 1000;

/** Finds what became of an earlier registration with the same Idempotency-Key. */
@Injectable()
export class RegistrationIdempotency {
  constructor(
    private readonly students: StudentsRepository,
    private readonly claims: SerialClaimsRepository,
    private readonly settlement: ClaimSettlement,
  ) {}

  /**
   * The student whom this very registration made within the last day, if it did.
   * @throws AppError 422 IDEMPOTENCY_MISMATCH when the key came with another body, 409 IN_PROGRESS while
   * the registration is under way.
   */
  async earlier(attempt: RegistrationAttempt): Promise<ReadStudent | undefined> {
    const made = await this.made(attempt);
    if (made) return made;
    const claim = await this.claims.ofKey(attempt.key);
    if (!claim) return undefined;
    if (claim.isAbandoned || claim.until < new Date()) {
      // Its process is gone: what it left behind is brought in order first.
      await this.settlement.settle(claim);
      return this.made(attempt);
    }
    requireSame(claim.bodyHash, attempt);
    throw inProgress();
  }

  private async made(attempt: RegistrationAttempt): Promise<ReadStudent | undefined> {
    const student = await this.students.findByIdempotencyKey(attempt.key);
    if (!student?.idempotency) return undefined;
    if (Date.now() - student.idempotency.at.getTime() >= KEPT_MS) {
      await this.students.forgetIdempotencyKey(attempt.key);
      return undefined;
    }
    if (!(await this.stands(student))) return undefined;
    requireSame(student.idempotency.bodyHash, attempt);
    return student;
  }

  /** Whether this student stays. One whose serial is only claimed yet is completed here; one given up goes. */
  private async stands({ _id, serialNumber: serial, createdAt }: StudentRecord): Promise<boolean> {
    const studentId = _id.toString();
    const claim = await this.claims.ofSerial(serial);
    if (claim?.studentId !== studentId) return !(await this.settlement.isDoomed(studentId));
    if (await this.settlement.complete(claim, createdAt)) return true;
    await this.settlement.takeBack(claim, true);
    return false;
  }
}

function requireSame(stored: string | undefined, { bodyHash }: RegistrationAttempt): void {
  if (stored !== bodyHash)
    throw new AppError(422, 'IDEMPOTENCY_MISMATCH', 'This Idempotency-Key was used for another registration');
}

const inProgress = () =>
  new AppError(409, 'IN_PROGRESS', 'This registration is still being stored, please try again shortly', {
    retryAfterSeconds: 2,
  });
