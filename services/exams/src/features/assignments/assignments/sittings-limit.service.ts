import { Injectable } from '@nestjs/common';
import { LIMITS } from '@concord/contracts';
import { forbidden, isSuper, type StaffActor } from '@concord/nest-platform';
import type { AssignmentRecord } from '../../../store/assignments/assignment.schema';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';

/** Limits how often an ADMIN lets a student sit an exam: with enough scores, the right answers can be worked out. */
@Injectable()
export class SittingsLimit {
  constructor(private readonly attempts: AttemptsRepository) {}

  /** @throws AppError 403 when another sitting of this exam takes a SUPER_ADMIN. */
  async requireMayGive(
    staff: StaffActor,
    { student, exam }: Pick<AssignmentRecord, 'student' | 'exam'>,
  ): Promise<void> {
    if (isSuper(staff)) return;
    if ((await this.attempts.countOfStudentAndExam(student, exam)) >= LIMITS.adminSittings)
      throw forbidden(
        `This student has sat this exam ${LIMITS.adminSittings} times. Only a SUPER_ADMIN can allow another attempt`,
      );
  }
}
