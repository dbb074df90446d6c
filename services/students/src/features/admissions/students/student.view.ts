import { type FoundStudent, maskSerial, type MoreTime, type Review, type Student } from '@concord/contracts';
import type { FileLinks } from '@concord/nest-platform';
import type { StoredAccommodation } from '../../../store/students/student-review.schema';
import type { StudentProjection } from '../../../store/students/student.schema';

/** The view for the student: without search words, with short-lived links to files. */
export function toStudent(record: StudentProjection, links: FileLinks): Student {
  const link = ({ public_id }: { public_id: string }) => ({ url: links.sign(public_id), public_id });
  const { organization, position, yearsExperience, startDate, location } = record.currentEmploymet;
  return {
    _id: record._id.toString(),
    title: record.title,
    surname: record.surname,
    firstName: record.firstName,
    middleName: record.middleName,
    phoneNumber: record.phoneNumber,
    email: record.email,
    dob: record.dob,
    gender: record.gender,
    country: record.country,
    state: record.state,
    eduQualification: record.eduQualification,
    currentEmploymet: { organization, position, yearsExperience, startDate, location },
    applicationFee: record.applicationFee,
    paymentMethods: record.paymentMethods,
    membershipCadre: record.membershipCadre,
    membershipRoute: record.membershipRoute,
    pgdCourses: [...record.pgdCourses],
    membershipType: [...record.membershipType],
    academicPrograms: record.academicPrograms.map(({ name, options }) => ({ name, options: [...options] })),
    passport: link(record.passport),
    documents: record.documents.map(({ name, file }) => ({ name, file: link(file) })),
    serialNumber: record.serialNumber,
    createdAt: record.createdAt.toISOString(),
    revision: record.revision ?? 0,
  };
}

/** The view for staff: with the serial masked, the state of the application, and whether the record is archived. */
export function toStudentForStaff(record: StudentProjection, links: FileLinks): Student {
  const student = toStudent(record, links);
  const archived = toArchived(record);
  return {
    ...student,
    serialNumber: maskSerial(student.serialNumber),
    review: toReview(record),
    ...(archived && { archived }),
    ...(record.accommodation && { accommodation: toAccommodation(record.accommodation) }),
  };
}

const NEW: Review = { status: 'new', revision: 0, at: null, by: null, reason: null };

/** Records without a review are new. */
export const toReview = ({ review }: Pick<StudentProjection, 'review'>): Review =>
  review
    ? {
        status: review.status,
        revision: review.revision,
        at: review.at.toISOString(),
        by: review.by.username,
        reason: review.reason,
        ...(review.answeredAt && { answeredAt: review.answeredAt.toISOString() }),
      }
    : NEW;

const toMoreTime = ({ percent, minutes }: MoreTime): MoreTime => ({
  ...(percent !== undefined && { percent }),
  ...(minutes !== undefined && { minutes }),
});

const toAccommodation = (stored: StoredAccommodation): Student['accommodation'] => ({
  ...toMoreTime(stored),
  reason: stored.reason,
  by: stored.by.username,
  at: stored.at.toISOString(),
});

const toArchived = ({ archivedAt, archive }: StudentProjection): Student['archived'] =>
  archivedAt && {
    at: archivedAt.toISOString(),
    by: archive?.by.username ?? '',
    reason: archive?.reason ?? null,
  };

export function toFoundStudent(
  record: Pick<
    StudentProjection,
    | '_id'
    | 'surname'
    | 'firstName'
    | 'middleName'
    | 'gender'
    | 'email'
    | 'archivedAt'
    | 'accommodation'
    | 'review'
  >,
): FoundStudent {
  const { _id, surname, firstName, middleName, gender, email, archivedAt, accommodation } = record;
  return {
    ...{ _id: _id.toString(), surname, firstName, middleName, gender, email },
    status: toReview(record).status,
    ...(archivedAt && { isArchived: true }),
    ...(accommodation && { moreTime: toMoreTime(accommodation) }),
  };
}
