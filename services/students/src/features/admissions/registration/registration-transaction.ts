import { Injectable } from '@nestjs/common';
import type { RegisterBody } from '@concord/contracts';
import { AppError, log, unavailable } from '@concord/nest-platform';
import { type Claim, SerialClaimsRepository } from '../../../store/serials/serial-claims.repository';
import type { NewStudent } from '../../../store/students/student.schema';
import { StudentsRepository } from '../../../store/students/students.repository';
import type { ClaimLease } from './claim-lease';
import { ClaimResolver } from './claim-resolver';
import { StudentFilesService } from './student-files.service';
import { toStudentRecord } from './student-record';

interface Stored {
  student: NewStudent;
  /** True once a majority of the store's members has confirmed the write. */
  isConfirmed: boolean;
}

const tryAgain = (cause?: unknown) =>
  unavailable('Your registration could not be completed right now. Please try again', cause);

/**
 * Stores a registration with a claimed serial: first files, then student, then receipt and serial. So no visible
 * student lacks a photo.
 */
@Injectable()
export class RegistrationTransaction {
  constructor(
    private readonly students: StudentsRepository,
    private readonly files: StudentFilesService,
    private readonly claims: SerialClaimsRepository,
    private readonly resolver: ClaimResolver,
  ) {}

  /**
   * @throws AppError 400, 409 EMAIL_TAKEN, IN_PROGRESS, 413, 503; the serial is free again afterwards, at the latest
   * after the next sweeps
   */
  async run(claim: Claim, lease: ClaimLease, body: RegisterBody): Promise<NewStudent> {
    await this.requireFreeEmail(claim, body.email);
    const stored = await this.storeFilesAndStudent(claim, lease, body).catch(async (error: unknown) => {
      await this.abandon(claim, error);
      throw error;
    });
    if (await this.complete(claim, lease, stored)) return stored.student;
    await this.resolver.rollBack(claim, true).catch(leaveToSweeper(claim));
    throw tryAgain();
  }

  /** The unique index decides; this check saves the upload for a registration that would fail. */
  private async requireFreeEmail(claim: Claim, email: string): Promise<void> {
    await this.students.requireFreeEmail(email).catch(async (error: unknown) => {
      await this.claims.release(claim).catch(leaveToSweeper(claim));
      throw error;
    });
  }

  private async storeFilesAndStudent(
    { studentId, idempotency }: Claim,
    lease: ClaimLease,
    body: RegisterBody,
  ): Promise<Stored> {
    const files = await this.files.store(studentId, body);
    if (!lease.isHeld) await lease.renew();
    if (!lease.isHeld) throw tryAgain();
    const student = toStudentRecord(studentId, body, files, idempotency, new Date());
    const insert = this.students.insert(student).then(() => true);
    const isConfirmed = await insert.catch(async (error: unknown) => {
      // The insert succeeded, but its answer was lost.
      if (!(await this.students.exists(studentId).catch(() => false))) throw error;
      return false;
    });
    return { student, isConfirmed };
  }

  /** @returns false if another process abandoned the claim */
  private async complete(claim: Claim, lease: ClaimLease, stored: Stored): Promise<boolean> {
    // If the lease was held after the insert, each process that resolves the claim later finds the student.
    const { isHeld } = lease;
    try {
      return await this.resolver.complete(claim, stored.student.createdAt);
    } catch (error) {
      // Success of a later write confirms the insert; without it, a failover may lose the student.
      if (!isHeld || !stored.isConfirmed) throw tryAgain(error);
      log.warn({ err: error, student: claim.studentId }, 'a stored registration is left to the sweeper');
      return true;
    }
  }

  /** Frees the serial and removes the files before the error is answered; the sweeper retries failed steps. */
  private async abandon(claim: Claim, reason: unknown): Promise<void> {
    const isRefusal = reason instanceof AppError && reason.statusCode < 500;
    await this.resolver.abandon(claim, !isRefusal).catch(leaveToSweeper(claim));
  }
}

const leaveToSweeper =
  ({ studentId }: Claim) =>
  (error: unknown): void =>
    log.error({ err: error, student: studentId }, 'a failed registration is left to the sweeper');
