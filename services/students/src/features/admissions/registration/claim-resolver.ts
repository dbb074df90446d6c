import { Injectable } from '@nestjs/common';
import {
  type ClaimId,
  SerialClaimsRepository,
  type StoredClaim,
} from '../../../store/serials/serial-claims.repository';
import { StudentsRepository } from '../../../store/students/students.repository';
import { MailOrdersService } from '../../mail/orders/mail-orders.service';
import { RemovalService } from '../../privacy/removal/removal.service';
import { StudentDeletion } from '../../privacy/removal/student-deletion';

/** Longer than an upload of a registration that was rolled back can take. */
const UPLOAD_MAX_MS = 3 * 60 * 1000;

/**
 * Ends a claim: completed, or rolled back without a trace. Only one of `use` and `abandon` can succeed,
 * finally, so that any process may resolve a claim with an expired lease; every step is idempotent.
 */
@Injectable()
export class ClaimResolver {
  constructor(
    private readonly claims: SerialClaimsRepository,
    private readonly students: StudentsRepository,
    private readonly removal: RemovalService,
    private readonly deletion: StudentDeletion,
    private readonly mailOrders: MailOrdersService,
  ) {}

  /**
   * Completes a registration whose student is stored.
   * @returns true if the student uses the serial now; false when the claim was abandoned.
   */
  async complete(claim: ClaimId, registeredAt: Date): Promise<boolean> {
    // The receipt comes first: no sweep looks at a registration whose serial is used.
    await this.orderReceipt(claim.studentId, registeredAt);
    if (!(await this.claims.use(claim))) return false;
    // A removal between the two steps found no serial of this student to clear.
    if (!(await this.students.exists(claim.studentId))) await this.claims.clearStudent(claim.studentId);
    return true;
  }

  /** Completes or rolls back a claim whose lease has expired; does nothing while the lease is held. */
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
   * Removes everything of an abandoned registration and frees its serial.
   * @param mayStillUpload whether the media service may still be storing files of it
   */
  async rollBack(claim: ClaimId, mayStillUpload: boolean): Promise<void> {
    const uploadsUntil = mayStillUpload ? new Date(Date.now() + UPLOAD_MAX_MS) : undefined;
    await this.removal.addFilesTombstone(claim.studentId, uploadsUntil);
    await this.deletion.delete(claim.studentId);
    await this.claims.release(claim);
    const filesRemoved = this.removal.removeFiles(claim.studentId, uploadsUntil);
    // An unresponsive media service must delay neither the error answer nor another request for the serial.
    if (!mayStillUpload) await filesRemoved;
  }

  /** Deletes a student whose registration was rolled back. @returns true if it was. */
  async deleteIfRolledBack(studentId: string): Promise<boolean> {
    if (!(await this.removal.hasTombstone(studentId))) return false;
    await this.deletion.delete(studentId);
    return true;
  }

  /** Its key makes repeated orders one mail. */
  private async orderReceipt(student: string, registeredAt: Date): Promise<void> {
    const data = { registeredAt: registeredAt.toISOString() };
    await this.mailOrders.order([{ key: `receipt-${student}`, kind: 'registration-receipt', student, data }]);
  }
}
