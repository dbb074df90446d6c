import { Injectable } from '@nestjs/common';
import type { FoundStudent, StudentCard } from '@concord/contracts';
import { type StaffRef, StaffVersionCache } from '@concord/nest-platform';
import { SerialsRepository } from '../../../store/serials/serials.repository';
import { StudentCardsRepository } from '../../../store/students/student-cards.repository';
import { StudentsRepository } from '../../../store/students/students.repository';
import { toFoundStudent } from './student.view';

/** Serves data of students to other services. */
@Injectable()
export class StudentLookupService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly studentCards: StudentCardsRepository,
    private readonly serials: SerialsRepository,
    private readonly staff: StaffVersionCache,
  ) {}

  /** Students with the authors of serial and acceptance, because one ADMIN could have invented a candidate. */
  async lookup(ids: readonly string[]): Promise<FoundStudent[]> {
    const found = await this.students.lookup(ids);
    const makers = await this.serials.makersOf(found.map(({ serialNumber }) => serialNumber));
    return found.map((record) => {
      const serial = this.stepOf(makers.get(record.serialNumber));
      const { status, by } = record.review ?? {};
      const acceptance = status === 'accepted' ? this.stepOf(by) : undefined;
      return {
        ...toFoundStudent(record),
        behind: { ...(serial && { serial }), ...(acceptance && { acceptance }) },
      };
    });
  }

  /** Data for printing and exports, including archived students. */
  cards(ids: readonly string[]): Promise<StudentCard[]> {
    return this.studentCards.find(ids);
  }

  /** Uses the current role: staff promoted later can read the answers anyway. */
  private stepOf(by: StaffRef | undefined): string | undefined {
    const id = by?._id.toString();
    return id && (this.staff.roleOf(id) === 'SUPER_ADMIN' ? 'super' : id);
  }
}
