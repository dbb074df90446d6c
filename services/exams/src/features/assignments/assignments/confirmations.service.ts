import { Injectable } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { forbidden, InternalClient, isSuper, type StaffActor } from '@concord/nest-platform';
import { HeldExams } from '../../../shared/held-results/held-exams.service';
import type { AttemptWithoutAnswers } from '../../../store/attempts/attempts.repository';
import { isUnconfirmed, mayKnowSerial, stepOf } from './confirmation';

/** Decides whether staff may undo a sitting, so that the student may sit again; see `isUnconfirmed`. */
@Injectable()
export class Confirmations {
  constructor(
    private readonly internal: InternalClient,
    private readonly held: HeldExams,
  ) {}

  /**
   * Checks whether a sitting may be undone: an ADMIN could sit repeatedly in the candidate's name.
   * @returns true if the next round is unconfirmed
   * @throws AppError 403 for an ADMIN who may have sat in place of the candidate, and has seen the score
   */
  async requireMayUndo(staff: StaffActor, sitting: AttemptWithoutAnswers | null): Promise<boolean> {
    if (isSuper(staff) || !sitting?.submittedAt || (await this.held.ofSitting(sitting))) return false;
    const body = { ids: [String(sitting.student)] };
    const [student] = await this.internal.call(internalCalls.internalStudentLookup, { body });
    if (!student) return false;
    if (mayKnowSerial(student, stepOf(staff))) throw forbidden(KNOWS_SERIAL);
    return isUnconfirmed(student, stepOf(staff));
  }
}

const KNOWS_SERIAL =
  'The candidate has seen this result, and you created their serial number. Ask a SUPER_ADMIN to do this';
