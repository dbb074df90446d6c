import { Injectable } from '@nestjs/common';
import type { AccommodationBody, Student } from '@concord/contracts';
import { recordName } from '@concord/institute';
import { required, type StaffActor, staffRefOf, type RecordedBody } from '@concord/nest-platform';
import { StudentCorrectionsRepository } from '../../../store/students/student-corrections.repository';
import type { StoredAccommodation } from '../../../store/students/student-review.schema';
import { StudentsRepository } from '../../../store/students/students.repository';
import { changedMeanwhile } from '../corrections/changed-meanwhile';
import { StudentsService } from '../students/students.service';

/** Sets the extra time in exams of a student who needs it. */
@Injectable()
export class AccommodationsService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly records: StudentCorrectionsRepository,
    private readonly views: StudentsService,
  ) {}

  /** @throws AppError 404, 409 REVISION. */
  async change(staff: StaffActor, id: string, input: RecordedBody<AccommodationBody>): Promise<Student> {
    const student = required(await this.students.findActive({ _id: id }), 'This student');
    input.audit.note({ label: recordName(student) });
    const { revision, accommodation: given, reason } = input.body;
    const by = staffRefOf(staff);
    const accommodation = given && { ...given, reason, by, at: new Date() };
    // The reason is among the values, which are deleted when the record is destroyed.
    const before = { ...noteOf(student.accommodation), reason: student.accommodation?.reason ?? null };
    input.audit.note({ before, after: { ...noteOf(accommodation), reason } });
    if (!(await this.records.correct({ id, revision }, { accommodation }))) throw changedMeanwhile();
    return this.views.toStaffView(required(await this.students.findActive({ _id: id }), 'This student'));
  }
}

const noteOf = (stored: StoredAccommodation | null | undefined) => ({
  moreTime: stored ? (stored.percent ? `${stored.percent} %` : `${stored.minutes} minutes`) : 'none',
});
