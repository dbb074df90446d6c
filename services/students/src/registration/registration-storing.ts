import { Injectable } from '@nestjs/common';
import type { RegisterBody } from '@concord/contracts';
import { AppError, log, unavailable } from '@concord/nest-platform';
import { type Claim, SerialClaimsRepository } from '../serials/serial-claims.repository';
import type { NewStudent } from '../students/student.schema';
import { StudentsRepository } from '../students/students.repository';
import type { ClaimLease } from './claim-lease';
import { ClaimSettlement } from './claim-settlement';
import { RegistrationFiles } from './registration-files';
import { toRecord } from './registration-record';

const tryAgain = (cause?: unknown) =>
  unavailable('Your registration could not be completed at the moment, please try again', cause);

/** Stores one registration under its claim: files first, so that no student is ever seen without a photo. */
@Injectable()
export class RegistrationStoring {
  constructor(
    private readonly students: StudentsRepository,
    private readonly files: RegistrationFiles,
    private readonly claims: SerialClaimsRepository,
    private readonly settlement: ClaimSettlement,
  ) {}

  /** @throws AppError 400, 409 EMAIL_TAKEN, IN_PROGRESS, 413, 503; the serial is free again then, or soon will be. */
  async store(claim: Claim, lease: ClaimLease, body: RegisterBody): Promise<NewStudent> {
    await this.refuseTakenEmail(claim, body.email);
    const record = await this.insert(claim, lease, body).catch(async (error: unknown) => {
      await this.undo(claim, error);
      throw error;
    });
    // Others look for the student before they give a registration up, and only once its lease has ended.
    const isSafe = lease.isSurelyHeld;
    if (await this.complete(claim, record, isSafe)) return record;
    await this.settlement.takeBack(claim, true).catch(noteFor(claim));
    throw tryAgain();
  }

  /** The unique index decides; asking first spares the files of a registration that must fail. */
  private async refuseTakenEmail(claim: Claim, email: string): Promise<void> {
    try {
      await this.students.refuseTakenEmail(email);
    } catch (error) {
      await this.claims.release(claim).catch(noteFor(claim));
      throw error;
    }
  }

  private async insert({ studentId, attempt }: Claim, lease: ClaimLease, body: RegisterBody) {
    const files = await this.files.store(studentId, body);
    if (!lease.isSurelyHeld) await lease.renew();
    if (!lease.isSurelyHeld) throw tryAgain();
    const record = toRecord(studentId, body, files, attempt, new Date());
    await this.students.insert(record).catch(async (error: unknown) => {
      // Where only the answer was lost, the student stands.
      if (!(await this.students.exists(studentId).catch(() => false))) throw error;
    });
    return record;
  }

  /** @returns false when the registration was given up by somebody else. */
  private async complete(claim: Claim, record: NewStudent, isSafe: boolean): Promise<boolean> {
    try {
      return await this.settlement.complete(claim, record.createdAt);
    } catch (error) {
      if (!isSafe) throw tryAgain(error);
      log.warn({ err: error, student: claim.studentId }, 'a stored registration is left to the sweeper');
      return true;
    }
  }

  /** Frees the serial and drops the files, before the refusal is sent. What fails here the sweeper does later. */
  private async undo(claim: Claim, reason: unknown): Promise<void> {
    try {
      const isRefusal = reason instanceof AppError && reason.statusCode < 500;
      await this.settlement.giveUp(claim, !isRefusal);
    } catch (error) {
      noteFor(claim)(error);
    }
  }
}

const noteFor =
  ({ studentId }: Claim) =>
  (error: unknown): void =>
    log.error({ err: error, student: studentId }, 'a failed registration is left to the sweeper');
