import type { RegisterBody, StudentFilesStored } from '@concord/contracts';
import { studentSearchFields, toSortKeys } from '../../../store/students/student-search';
import type { NewStudent } from '../../../store/students/student.schema';
import type { IdempotencyKey } from './idempotency-key';
import { normalisePhoneNumber } from './phone-number';

/** The student to store. Missing fields are null; the chosen groups of programs become the membership types. */
export function toStudentRecord(
  id: string,
  body: RegisterBody,
  files: StudentFilesStored,
  idempotency: IdempotencyKey | undefined,
  createdAt: Date,
): NewStudent {
  const employment = body.currentEmploymet;
  const searched = {
    surname: body.surname,
    firstName: body.firstName,
    email: body.email,
    state: orNull(body.state),
    country: orNull(body.country),
    phoneNumber: body.phoneNumber ? normalisePhoneNumber(body.phoneNumber, body.country) : null,
  };
  const academicPrograms = body.academicPrograms ?? [];
  return {
    _id: id,
    ...searched,
    title: orNull(body.title),
    middleName: orNull(body.middleName),
    dob: orNull(body.dob),
    gender: orNull(body.gender),
    eduQualification: orNull(body.eduQualification),
    currentEmploymet: {
      organization: orNull(employment?.organization),
      position: orNull(employment?.position),
      yearsExperience: orNull(employment?.yearsExperience),
      startDate: orNull(employment?.startDate),
      location: orNull(employment?.location),
    },
    applicationFee: orNull(body.applicationFee),
    paymentMethods: orNull(body.paymentMethods),
    membershipCadre: orNull(body.membershipCadre),
    membershipRoute: orNull(body.membershipRoute),
    pgdCourses: body.pgdCourses ?? [],
    membershipType: [...new Set(academicPrograms.map(({ name }) => name))],
    academicPrograms,
    passport: { public_id: files.passport.public_id },
    documents: files.documents.map(({ name, file }) => ({ name, file: { public_id: file.public_id } })),
    serialNumber: body.serialNumber,
    createdAt,
    ...studentSearchFields(searched),
    sortKeys: toSortKeys(searched),
    ...(idempotency && { idempotency: { ...idempotency, at: createdAt } }),
  };
}

/** An empty text becomes null; the contract has trimmed it. */
const orNull = <T extends string>(value: T | undefined): T | null => value || null;
