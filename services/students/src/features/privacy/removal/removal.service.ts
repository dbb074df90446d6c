import { Injectable } from '@nestjs/common';
import { type Call, internalCalls } from '@concord/contracts';
import { InternalClient, log } from '@concord/nest-platform';
import type { DataHolder } from '../../../store/removals/removal.schema';
import { type Removal, RemovalsRepository } from '../../../store/removals/removals.repository';
import { SerialClaimsRepository } from '../../../store/serials/serial-claims.repository';
import type { StudentProjection } from '../../../store/students/student.schema';
import { StudentDeletion } from './student-deletion';

/** Interval between retries for a service that has not confirmed. */
const RETRY_MS = 15_000;
const CALL_TIMEOUT_MS = 5000;

const REMOVE_CALLS = {
  media: internalCalls.internalOwnerRemove,
  exams: internalCalls.internalStudentExamsRemove,
  records: internalCalls.internalStudentRecordsRemove,
} satisfies Record<DataHolder, Call>;

type RemovedStudent = Pick<StudentProjection, '_id' | 'serialNumber'>;

/** Destroys a student's record: here at once, in other services with retries until all have confirmed. */
@Injectable()
export class RemovalService {
  constructor(
    private readonly local: StudentDeletion,
    private readonly removals: RemovalsRepository,
    private readonly claims: SerialClaimsRepository,
    private readonly peers: InternalClient,
  ) {}

  /**
   * Deletes a student here, and all records in media and exams; the sweeper retries those that do not confirm.
   * @returns true if the student existed
   */
  async destroy(student: RemovedStudent): Promise<boolean> {
    const id = student._id.toString();
    const removal: Removal = { id, awaiting: ['media', 'records'] };
    // First, so that the sweeper can continue after a crash.
    await this.removals.insert(removal, retryAt());
    // A claimed serial must become used, because resolving its claim would find no student and release it.
    await this.claims.use({ serial: student.serialNumber, studentId: id });
    const existed = await this.local.delete(id);
    await this.notifyPeers(removal, new Date());
    return existed;
  }

  /**
   * Stores a tombstone for the files of a rolled-back registration.
   * @param uploadsUntil time until which an upload may still be running
   */
  async addFilesTombstone(id: string, uploadsUntil?: Date): Promise<void> {
    await this.removals.insert(filesRemoval(id, uploadsUntil), retryAt());
  }

  /** Asks the media service to delete the files now. The sweeper retries a failure. */
  async removeFiles(id: string, uploadsUntil?: Date): Promise<void> {
    await this.notifyPeers(filesRemoval(id, uploadsUntil), new Date()).catch(leaveToSweeper(id));
  }

  hasTombstone(id: string): Promise<boolean> {
    return this.removals.exists(id);
  }

  /** Retries unconfirmed removals. */
  async sweep(now: Date): Promise<void> {
    for (const removal of await this.removals.findDue(now))
      await this.local
        .delete(removal.id)
        .then(() => this.notifyPeers(removal, now))
        .catch(leaveToSweeper(removal.id));
  }

  private async notifyPeers({ id, awaiting, uploadsUntil }: Removal, now: Date): Promise<void> {
    const confirmed = await Promise.all(awaiting.map((holder) => this.notify(holder, id)));
    const remaining = awaiting.filter((_, index) => !confirmed[index]);
    if (remaining.length > 0) await this.removals.reschedule(id, remaining, retryAt());
    else if (uploadsUntil && now < uploadsUntil) await this.removals.reschedule(id, awaiting, uploadsUntil);
    else await this.removals.delete(id);
  }

  private async notify(holder: DataHolder, id: string): Promise<boolean> {
    try {
      await this.peers.call(REMOVE_CALLS[holder], { params: { id } }, { timeoutMs: CALL_TIMEOUT_MS });
      return true;
    } catch (error) {
      log.warn({ err: error, holder, student: id }, 'a removal is not confirmed yet');
      return false;
    }
  }
}

const retryAt = () => new Date(Date.now() + RETRY_MS);

const filesRemoval = (id: string, uploadsUntil?: Date): Removal => ({
  id,
  awaiting: ['media'],
  uploadsUntil,
});

const leaveToSweeper =
  (student: string) =>
  (error: unknown): void =>
    log.warn({ err: error, student }, 'a removal is left to the sweeper');
