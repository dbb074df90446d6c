import { Injectable } from '@nestjs/common';
import { AppError } from '@concord/nest-platform';
import { SerialClaimsRepository } from '../../../store/serials/serial-claims.repository';
import type { StudentProjection, StudentRecord } from '../../../store/students/student.schema';
import { stillInProgress, StudentsRepository } from '../../../store/students/students.repository';
import { ClaimResolver } from './claim-resolver';
import type { IdempotencyKey } from './idempotency-key';

const KEY_TTL_MS = 24 * 3600 * 1000;

/** Finds the outcome of an earlier registration with the same Idempotency-Key. */
@Injectable()
export class IdempotencyService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly claims: SerialClaimsRepository,
    private readonly resolver: ClaimResolver,
  ) {}

  /**
   * Student registered within the last day by a request with the same key and body.
   * @throws AppError 422 IDEMPOTENCY_MISMATCH for the same key with another body, 409 IN_PROGRESS while that request
   * runs
   */
  async findEarlier(request: IdempotencyKey): Promise<StudentProjection | undefined> {
    // The claim is read first: if it ends before the second read, its student is stored.
    const claim = await this.claims.findByKey(request.key);
    const student = await this.findStudent(request);
    if (student) return student;
    if (!claim) return undefined;
    if (claim.isAbandoned || claim.until < new Date()) {
      // The process of that request has crashed, so its claim is resolved here.
      await this.resolver.resolve(claim);
      return this.findStudent(request);
    }
    requireSameBody(claim.bodyHash, request);
    throw stillInProgress();
  }

  private async findStudent(request: IdempotencyKey): Promise<StudentProjection | undefined> {
    const student = await this.students.findByIdempotencyKey(request.key);
    if (!student?.idempotency) return undefined;
    if (Date.now() - student.idempotency.at.getTime() >= KEY_TTL_MS) {
      await this.students.unsetIdempotencyKey(request.key);
      return undefined;
    }
    if (!(await this.ensureCompleted(student))) return undefined;
    requireSameBody(student.idempotency.bodyHash, request);
    return student;
  }

  /** Completes a registration whose serial is still claimed. @returns false if it was rolled back */
  private async ensureCompleted({ _id, serialNumber: serial, createdAt }: StudentRecord): Promise<boolean> {
    const studentId = _id.toString();
    const claim = await this.claims.findBySerial(serial);
    if (claim?.studentId !== studentId) return !(await this.resolver.deleteIfRolledBack(studentId));
    if (await this.resolver.complete(claim, createdAt)) return true;
    await this.resolver.rollBack(claim, true);
    return false;
  }
}

function requireSameBody(stored: string | undefined, { bodyHash }: IdempotencyKey): void {
  if (stored !== bodyHash)
    throw new AppError(422, 'IDEMPOTENCY_MISMATCH', 'This Idempotency-Key was used for another registration');
}
