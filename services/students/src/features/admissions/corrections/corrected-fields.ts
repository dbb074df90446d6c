import type { StudentUpdateBody } from '@concord/contracts';
import type { CorrectedRecord } from '../../../store/students/student-corrections.repository';
import { studentSearchFields, toSortKeys } from '../../../store/students/student-search';
import type { StudentProjection } from '../../../store/students/student.schema';
import { normalisePhoneNumber } from '../registration/phone-number';

/** Fields that are stored as sent. */
const PLAIN_FIELDS = [
  'title',
  'surname',
  'firstName',
  'middleName',
  'gender',
  'dob',
  'email',
  'country',
  'state',
  'eduQualification',
  'membershipCadre',
  'membershipRoute',
  'applicationFee',
  'paymentMethods',
  'pgdCourses',
] as const satisfies readonly (keyof StudentUpdateBody & keyof StudentProjection)[];

/** Fields that a correction changes, with their new values; without files. */
export function correctedFields(student: StudentProjection, body: StudentUpdateBody): CorrectedRecord {
  const given: Record<string, unknown> = {};
  for (const field of PLAIN_FIELDS) if (body[field] !== undefined) given[field] = orNull(body[field]);
  if (body.phoneNumber !== undefined) given.phoneNumber = phoneOf(student, body);
  if (body.currentEmploymet) given.currentEmploymet = employmentOf(body.currentEmploymet);
  if (body.academicPrograms) {
    given.academicPrograms = body.academicPrograms;
    given.membershipType = [...new Set(body.academicPrograms.map(({ name }) => name))];
  }
  const changed = Object.entries(given).filter(
    ([field, value]) => !isSame(value, student[field as keyof StudentProjection]),
  );
  return Object.fromEntries(changed) as CorrectedRecord;
}

/** Search words and sort keys after the correction. */
export function correctedIndexes(student: StudentProjection, fields: CorrectedRecord): CorrectedRecord {
  const corrected = { ...student, ...fields };
  return { ...studentSearchFields(corrected), sortKeys: toSortKeys(corrected) };
}

const NAME_FIELDS = ['surname', 'firstName', 'middleName', 'gender'] as const;

/** True if the correction changes a field that other services copy. */
export const isRenamed = (fields: CorrectedRecord): boolean => NAME_FIELDS.some((field) => field in fields);

function phoneOf({ country }: StudentProjection, body: StudentUpdateBody): string | null {
  const home = body.country === undefined ? country : body.country;
  return body.phoneNumber ? normalisePhoneNumber(body.phoneNumber, home ?? undefined) : null;
}

const employmentOf = (given: NonNullable<StudentUpdateBody['currentEmploymet']>) => ({
  organization: orNull(given.organization),
  position: orNull(given.position),
  yearsExperience: orNull(given.yearsExperience),
  startDate: orNull(given.startDate),
  location: orNull(given.location),
});

/** An empty text becomes null; the contract has trimmed it. */
const orNull = <T>(value: T): NonNullable<T> | null => (value === '' ? null : (value ?? null));

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
