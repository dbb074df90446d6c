import { Injectable } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { InternalClient, log } from '@concord/nest-platform';
import {
  type DueName,
  StudentCorrectionsRepository,
} from '../../../store/students/student-corrections.repository';
import { CorrectedFiles, newLease } from './corrected-files';

const CALL_TIMEOUT_MS = 5000;

/** Sends corrected names to other services; the sweeper repeats calls that may have been lost. */
@Injectable()
export class CorrectionFollowUp {
  constructor(
    private readonly records: StudentCorrectionsRepository,
    private readonly files: CorrectedFiles,
    private readonly peers: InternalClient,
  ) {}

  /** Sends a corrected name to the exams service. */
  async tell({
    id,
    surname,
    firstName,
    middleName,
    gender,
    revision,
  }: Omit<DueName, 'nameDueAt'>): Promise<void> {
    await this.peers.call(
      internalCalls.internalStudentRename,
      { params: { id }, body: { surname, firstName, middleName, gender, revision } },
      { timeoutMs: CALL_TIMEOUT_MS },
    );
  }

  /**
   * Removes files of interrupted changes, and sends names again, because an exam may have been assigned by the old
   * name meanwhile.
   */
  async sweep(now: Date): Promise<void> {
    for (const { id, lease } of await this.records.findExpiredLeases(now)) {
      const own = newLease(now);
      if (await this.records.takeLease(id, lease, own))
        await this.files.tidy(id, own).catch(leaveToNextSweep(id));
    }
    for (const due of await this.records.findDueNames(now))
      await this.tell(due)
        .then(() => this.records.nameTold(due))
        .catch(leaveToNextSweep(due.id));
  }
}

const leaveToNextSweep =
  (student: string) =>
  (error: unknown): void =>
    log.warn({ err: error, student }, 'steps after a correction are left to the next sweep');
