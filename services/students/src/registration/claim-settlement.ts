import { Injectable } from '@nestjs/common';
import { RemovalService } from '../removal/removal.service';
import { type ClaimName, type HeldClaim, SerialClaimsRepository } from '../serials/serial-claims.repository';
import { StudentsRepository } from '../students/students.repository';
import { RegistrationReceipts } from './registration-receipts';

/** After this no upload of a registration that was given up can still be under way. */
const UPLOAD_OVER_MS = 3 * 60 * 1000;

/**
 * Ends a claim: its student uses the serial, or the serial is free and nothing of the student stays.
 *
 * A registration claims the serial, stores files, inserts the student, and marks the serial used. Its process may die
 * at any point, so whoever finds the lease ended (the sweeper, somebody who wants the serial, the same client asking
 * again) settles the claim; the registration may turn out to be alive after all, only slow. What makes this safe:
 * - The serial decides, by one of two conditional updates that exclude each other: `use`, which wants the claim not
 *   abandoned, and `abandon`, which wants it not used. Whichever comes first stands for ever, for the student's id
 *   belongs to this claim alone.
 * - `use` is called only when the student has been stored and the receipt has been ordered, or by the removal of a
 *   student who stands. `abandon` is called by the registration that failed, or by others when no student was found
 *   *and* the lease has ended, in the one update.
 * - A student inserted between that look and `abandon`, or even later, finds `use` refused: its registration takes it
 *   back. If it cannot, the tombstone does, which is written before the serial is free.
 * - Each step may be done again, by several at once, and an end anywhere leaves an ended lease for the next sweep.
 */
@Injectable()
export class ClaimSettlement {
  constructor(
    private readonly claims: SerialClaimsRepository,
    private readonly students: StudentsRepository,
    private readonly removal: RemovalService,
    private readonly receipts: RegistrationReceipts,
  ) {}

  /**
   * Completes a registration whose student stands.
   * @returns whether the student uses the serial now; false when the registration was given up.
   */
  async complete(claim: ClaimName, registeredAt: Date): Promise<boolean> {
    // First the receipt: once the serial is used nobody looks after this registration any more.
    await this.receipts.order(claim.studentId, registeredAt);
    if (!(await this.claims.use(claim))) return false;
    // A removal that came in between found no serial of this student.
    if (!(await this.students.exists(claim.studentId))) await this.claims.forgetUser(claim.studentId);
    return true;
  }

  /** Brings a claim in order whose lease has ended; one that is still held stays as it is. */
  async settle(claim: HeldClaim, now = new Date()): Promise<void> {
    if (!claim.isAbandoned) {
      if (claim.until >= now) return;
      const student = await this.students.findById(claim.studentId);
      if (student) return void (await this.complete(claim, student.createdAt));
      if (!(await this.claims.abandon(claim, now))) return;
    }
    await this.takeBack(claim, true);
  }

  /** Gives up a registration whose student could not be stored. */
  async giveUp(claim: ClaimName, mayStillUpload: boolean): Promise<void> {
    if (await this.claims.abandon(claim)) await this.takeBack(claim, mayStillUpload);
  }

  /** Leaves nothing of a registration that was given up, as {@link complete} has said. */
  async takeBack(claim: ClaimName, mayStillUpload: boolean): Promise<void> {
    const uploadsUntil = mayStillUpload ? new Date(Date.now() + UPLOAD_OVER_MS) : undefined;
    await this.removal.noteFiles(claim.studentId, uploadsUntil);
    await this.removal.takeAway(claim.studentId);
    await this.claims.release(claim);
    const asked = this.removal.confirmFiles(claim.studentId, uploadsUntil);
    // A media service that hangs must hold up neither the refusal nor whoever waits for the serial.
    if (!mayStillUpload) await asked;
  }

  /** Whether this student was given up: then it is on its way out, and goes now. */
  async isDoomed(studentId: string): Promise<boolean> {
    if (!(await this.removal.isNoted(studentId))) return false;
    await this.removal.takeAway(studentId);
    return true;
  }
}
