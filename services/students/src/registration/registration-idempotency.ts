import { Injectable } from '@nestjs/common';
import { AppError } from '@concord/nest-platform';
import { SerialClaimsRepository } from '../serials/serial-claims.repository';
import type { ReadStudent } from '../students/student.schema';
import { StudentsRepository } from '../students/students.repository';
import type { RegistrationAttempt } from './registration-attempt';

const KEPT_MS = 24 * 3600 * 1000;

/** Finds what became of an earlier registration with the same Idempotency-Key. */
@Injectable()
export class RegistrationIdempotency {
  constructor(
    private readonly students: StudentsRepository,
    private readonly claims: SerialClaimsRepository,
  ) {}

  /**
   * The student whom this very registration made within the last day, if it did.
   * @throws AppError 422 IDEMPOTENCY_MISMATCH when the key came with another body, 409 IN_PROGRESS while
   * the registration is under way.
   */
  async earlier({ key, bodyHash }: RegistrationAttempt): Promise<ReadStudent | undefined> {
    const student = await this.students.findByIdempotencyKey(key);
    if (student?.idempotency) {
      if (Date.now() - student.idempotency.at.getTime() < KEPT_MS) {
        requireSame(student.idempotency.bodyHash, bodyHash);
        return student;
      }
      await this.students.forgetIdempotencyKey(key);
    }
    const underWay = await this.claims.underWay(key);
    if (underWay === undefined) return undefined;
    requireSame(underWay, bodyHash);
    throw new AppError(
      409,
      'IN_PROGRESS',
      'This registration is still being stored, please try again shortly',
      {
        retryAfterSeconds: 2,
      },
    );
  }
}

function requireSame(stored: string, given: string): void {
  if (stored !== given)
    throw new AppError(422, 'IDEMPOTENCY_MISMATCH', 'This Idempotency-Key was used for another registration');
}
