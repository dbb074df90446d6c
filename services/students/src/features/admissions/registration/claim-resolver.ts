import { Injectable } from '@nestjs/common';
import {
  type ClaimId,
  SerialClaimsRepository,
  type StoredClaim,
} from '../../../store/serials/serial-claims.repository';
import { StudentsRepository } from '../../../store/students/students.repository';
import { MailRequestsService } from '../../mail/requests/mail-requests.service';
import { RemovalService } from '../../privacy/removal/removal.service';
import { StudentDeletion } from '../../privacy/removal/student-deletion';

/** Maximum duration of an upload that outlives its registration. */
const UPLOAD_MAX_MS = 3 * 60 * 1000;

/**
 * Ends claims: completes or rolls back their registrations. Either `use` or `abandon` succeeds, for good, so that any
 * process may resolve a claim with an expired lease. All steps are idempotent.
 */
@Injectable()
export class ClaimResolver {
  constructor(
    private readonly claims: SerialClaimsRepository,
    private readonly students: StudentsRepository,
    private readonly removal: RemovalService,
    private readonly deletion: StudentDeletion,
    private readonly mailRequests: MailRequestsService,
  ) {}

  /**
   * Completes a registration whose student is stored.
   * @returns true if the student uses the serial now; false if the claim was abandoned
   */
  async complete(claim: ClaimId, registeredAt: Date): Promise<boolean> {
    // First, because the sweeper ignores registrations whose serial is used.
    await this.orderReceipt(claim.studentId, registeredAt);
    if (!(await this.claims.use(claim))) return false;
    // If the student was removed between these steps, the removal did not see the serial.
    if (!(await this.students.exists(claim.studentId))) await this.claims.clearStudent(claim.studentId);
    return true;
  }

  /** Completes or rolls back a claim, if its lease has expired. */
  async resolve(claim: StoredClaim, now = new Date()): Promise<void> {
    if (!claim.isAbandoned) {
      if (claim.until >= now) return;
      const student = await this.students.findById(claim.studentId);
      if (student) return void (await this.complete(claim, student.createdAt));
      if (!(await this.claims.abandon(claim, now))) return;
    }
    await this.rollBack(claim, true);
  }

  /** Abandons and rolls back a registration whose student could not be stored. */
  async abandon(claim: ClaimId, mayStillUpload: boolean): Promise<void> {
    if (await this.claims.abandon(claim)) await this.rollBack(claim, mayStillUpload);
  }

  /**
   * Removes all data of an abandoned registration, and frees its serial.
   * @param mayStillUpload true if the media service may still be storing its files
   */
  async rollBack(claim: ClaimId, mayStillUpload: boolean): Promise<void> {
    const uploadsUntil = mayStillUpload ? new Date(Date.now() + UPLOAD_MAX_MS) : undefined;
    await this.removal.addFilesTombstone(claim.studentId, uploadsUntil);
    await this.deletion.delete(claim.studentId);
    await this.claims.release(claim);
    const filesRemoved = this.removal.removeFiles(claim.studentId, uploadsUntil);
    // Not awaited after a time-out: a slow media service must delay neither the answer nor the next request for the
    // serial.
    if (!mayStillUpload) await filesRemoved;
  }

  /** Deletes a student whose registration was rolled back. @returns true if it was */
  async deleteIfRolledBack(studentId: string): Promise<boolean> {
    if (!(await this.removal.hasTombstone(studentId))) return false;
    await this.deletion.delete(studentId);
    return true;
  }

  /** Its key makes repeated requests one mail. */
  private async orderReceipt(student: string, registeredAt: Date): Promise<void> {
    const data = { registeredAt: registeredAt.toISOString() };
    await this.mailRequests.request([
      { key: `receipt-${student}`, kind: 'registration-receipt', student, data },
    ]);
  }
}
