import { Injectable } from '@nestjs/common';
import { LIMITS } from '@concord/contracts';
import { forbidden, isSuper, type StaffActor } from '@concord/nest-platform';
import type { AssignmentRecord } from '../../../store/assignments/assignment.schema';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';

/** Limits how often an ADMIN lets a student sit an exam: many scores together reveal the right answers. */
@Injectable()
export class SittingsLimit {
  constructor(private readonly attempts: AttemptsRepository) {}

  /** @throws AppError 403 if only a SUPER_ADMIN may allow another sitting of this exam */
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
