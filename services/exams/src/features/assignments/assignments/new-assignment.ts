import { type FoundStudent, moreMinutes } from '@concord/contracts';
import { newObjectId, type ObjectId, objectIdOf, type StaffRef } from '@concord/nest-platform';
import type { AssignmentRecord } from '../../../store/assignments/assignment.schema';
import type { ExamRecord } from '../../../store/exams/exam.schema';
import { oneMonthAfter } from './due-date';

interface NewAssignment {
  /** A new id by default. */
  _id?: ObjectId;
  exam: Pick<ExamRecord, '_id' | 'duration'>;
  student: Pick<FoundStudent, '_id' | 'surname' | 'firstName' | 'middleName' | 'gender' | 'moreTime'>;
  by: StaffRef;
  /** One month from now by default. */
  dueDate?: string;
  /** Minutes set by staff, instead of the student's accommodation. */
  extraTime?: number;
  /** True if a mail notifies the student. */
  mail?: boolean;
  /** True if a SUPER_ADMIN must release the result; see `isUnconfirmed`. */
  unconfirmed?: boolean;
}

/** Extra time of a new assignment, in minutes. The only place that decides it. */
const extraTimeOf = ({ extraTime, exam, student: { moreTime = {} } }: NewAssignment): number =>
  extraTime ?? moreMinutes(moreTime, exam.duration);

export function newAssignment(given: NewAssignment): AssignmentRecord {
  const { _id = newObjectId(), exam, by, dueDate } = given;
  const { _id: student, surname, firstName, middleName, gender } = given.student;
  const createdAt = new Date();
  return {
    _id,
    exam: exam._id,
    student: objectIdOf(student),
    studentName: { surname, firstName, middleName, gender },
    status: 'pending',
    round: 1,
    score: null,
    dateWritten: null,
    dueDate: dueDate ? new Date(dueDate) : oneMonthAfter(createdAt),
    extraTime: extraTimeOf(given),
    AddedBy: by,
    createdAt,
    ...(given.mail && { mailDueAt: createdAt }),
    ...(given.unconfirmed && { unconfirmed: true }),
  };
}
