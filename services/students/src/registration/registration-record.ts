import type { RegisterBody, StudentFilesStored } from '@concord/contracts';
import { beginningsOf } from '../platform/word-search';
import { phoneNumberOf } from './phone-number';
import type { RegistrationAttempt } from './registration-attempt';
import type { NewStudent } from '../students/student.schema';
import { sortKeysOf, wordsOf } from '../students/student-search';

/** The student that a registration makes: what was not given is null, and a chosen group counts as membership type. */
export function toRecord(
  id: string,
  body: RegisterBody,
  files: StudentFilesStored,
  attempt: RegistrationAttempt | undefined,
  createdAt: Date,
): NewStudent {
  const employment = body.currentEmploymet;
  const searched = {
    surname: body.surname,
    firstName: body.firstName,
    email: body.email,
    state: orNull(body.state),
    country: orNull(body.country),
    phoneNumber: body.phoneNumber ? phoneNumberOf(body.phoneNumber, body.country) : null,
  };
  const words = wordsOf(searched);
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
    words,
    beginnings: beginningsOf(words),
    sortKeys: sortKeysOf(searched),
    ...(attempt && { idempotency: { ...attempt, at: createdAt } }),
  };
}

/** Free text of blanks alone counts as not given. */
const orNull = <T extends string>(value: T | undefined): T | null => value || null;
