import type { Student, StudentUpdateInput } from '@concord/contracts';
import { PROGRAMMES } from '@concord/contracts';

/** A document of the form: an existing one, or a new one as a data URL. */
export type FormDocument =
  { readonly name: string; readonly public_id: string } | { readonly name: string; readonly file: string };

export interface ChosenProgramme {
  readonly name: string;
  readonly options: readonly string[];
}

const TEXT_FIELDS = [
  'title',
  'surname',
  'firstName',
  'middleName',
  'gender',
  'dob',
  'email',
  'phoneNumber',
  'country',
  'state',
  'eduQualification',
  'membershipCadre',
  'membershipRoute',
  'applicationFee',
  'paymentMethods',
] as const satisfies readonly (keyof Student)[];

const EMPLOYMENT_FIELDS = ['organization', 'position', 'yearsExperience', 'startDate', 'location'] as const;

type TextField = (typeof TEXT_FIELDS)[number] | (typeof EMPLOYMENT_FIELDS)[number];

/** The correction form's values; '' for none. `image_data` is a new passport picture. */
export type CorrectionValues = Record<TextField, string> & {
  academicPrograms: readonly ChosenProgramme[];
  image_data: string;
  documents: readonly FormDocument[];
};

export const FIELD_LABELS: Readonly<Record<keyof CorrectionValues, string>> = {
  title: 'Title',
  surname: 'Surname',
  firstName: 'First name',
  middleName: 'Middle name',
  gender: 'Gender',
  dob: 'Date of birth',
  email: 'Email',
  phoneNumber: 'Phone',
  country: 'Country',
  state: 'State',
  eduQualification: 'Highest qualification',
  organization: 'Organisation',
  position: 'Position',
  yearsExperience: 'Years of experience',
  startDate: 'Date joined',
  location: 'Location',
  membershipCadre: 'Membership cadre',
  membershipRoute: 'Membership route',
  applicationFee: 'Application fee',
  paymentMethods: 'Payment method',
  academicPrograms: 'Academic programmes',
  image_data: 'Passport picture',
  documents: 'Documents',
};

export const FIELDS = Object.keys(FIELD_LABELS) as (keyof CorrectionValues)[];

/** Form values of a record. */
export function valuesOf(student: Student): CorrectionValues {
  const texts = TEXT_FIELDS.map((field) => [field, student[field] ?? '']);
  const employment = EMPLOYMENT_FIELDS.map((field) => [field, student.currentEmploymet[field] ?? '']);
  return {
    ...(Object.fromEntries([...texts, ...employment]) as Record<TextField, string>),
    academicPrograms: student.academicPrograms,
    image_data: '',
    documents: student.documents.map(({ name, file }) => ({ name, public_id: file.public_id })),
  };
}

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Changed fields. */
export const changedFields = (base: CorrectionValues, values: CorrectionValues) =>
  FIELDS.filter((field) => !isSame(base[field], values[field]));

const PGD = PROGRAMMES.find(({ id }) => id === 'pgd')?.name;

/** Request body with only the changed fields, so that changes by others stay. */
export function correctionOf(
  base: CorrectionValues,
  values: CorrectionValues,
): Omit<StudentUpdateInput, 'revision'> {
  const changed = new Set(changedFields(base, values));
  const texts = TEXT_FIELDS.filter((field) => changed.has(field)).map((field) => [field, values[field]]);
  const employment = EMPLOYMENT_FIELDS.map((field) => [field, values[field]]);
  return {
    ...Object.fromEntries(texts),
    ...(EMPLOYMENT_FIELDS.some((field) => changed.has(field)) && {
      currentEmploymet: Object.fromEntries(employment),
    }),
    ...(changed.has('academicPrograms') && {
      academicPrograms: values.academicPrograms.map(({ name, options }) => ({ name, options: [...options] })),
      pgdCourses: [...(values.academicPrograms.find(({ name }) => name === PGD)?.options ?? [])],
    }),
    ...(changed.has('image_data') && { image_data: values.image_data }),
    ...(changed.has('documents') && {
      documents: values.documents.map((each) =>
        'file' in each ? { name: each.name, file: each.file } : { public_id: each.public_id },
      ),
    }),
  };
}

/** Form field of a path in the request, such as `currentEmploymet.startDate`. */
export function fieldOf(path: string): keyof CorrectionValues | undefined {
  const [head, next] = path.split('.');
  const name = head === 'currentEmploymet' ? next : head === 'pgdCourses' ? 'academicPrograms' : head;
  return FIELDS.find((field) => field === name);
}
