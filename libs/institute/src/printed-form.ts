import type { Student } from '@concord/contracts';
import { countryName, dateWords, fullName, momentWords } from './wording';

/** A line of the printed registration form. */
export interface PrintedRow {
  label: string;
  value: string;
  /** True if it spans two columns. */
  wide: boolean;
}

/** Content of the printed registration form, for paper and screen; missing fields are empty lines. */
export interface PrintedForm {
  id: string;
  name: string;
  serialNumber: string;
  registeredAt: string;
  /** Sections of three columns, or two if `paired`. */
  sections: { title: string; paired: boolean; rows: PrintedRow[] }[];
  programmes: { name: string; options: string[] }[];
  documents: string[];
}

const row = (label: string, value: string | null, wide = false): PrintedRow => ({
  label,
  value: value ?? '',
  wide,
});

/** A student's record in the order and wording of the printed registration form. */
export function printedForm(student: Student): PrintedForm {
  const { currentEmploymet: work } = student;
  return {
    id: student._id,
    name: fullName(student.title, student.surname, student.firstName, student.middleName),
    serialNumber: student.serialNumber,
    registeredAt: momentWords(student.createdAt),
    sections: [
      {
        title: 'Personal details',
        paired: false,
        rows: [
          row('Title', student.title),
          row('Surname', student.surname),
          row('First name', student.firstName),
          row('Middle name', student.middleName),
          row('Gender', student.gender),
          row('Date of birth', dateWords(student.dob)),
          row('E-mail', student.email),
          row('Mobile number', student.phoneNumber),
          row('Country', countryName(student.country)),
          row('State or province', student.state),
          row('Highest qualification', student.eduQualification),
        ],
      },
      {
        title: 'Current employment details',
        paired: false,
        rows: [
          row('Organisation', work.organization),
          row('Position', work.position),
          row('Date joined', dateWords(work.startDate)),
          row('Years of career experience', work.yearsExperience),
          row('Location', work.location, true),
        ],
      },
      {
        title: 'Membership and payment',
        paired: true,
        rows: [
          row('Membership cadre', student.membershipCadre),
          row('Membership route', student.membershipRoute),
          row('Application fee', student.applicationFee),
          row('Payment method', student.paymentMethods),
        ],
      },
    ],
    programmes: programmesOf(student),
    documents: student.documents.map(({ name }) => name),
  };
}

function programmesOf({ academicPrograms, membershipType, pgdCourses }: Student) {
  const named = new Set(academicPrograms.map(({ name }) => name));
  const chosen = [
    ...academicPrograms,
    ...membershipType.filter((name) => !named.has(name)).map((name) => ({ name, options: [] })),
  ];
  const listed = new Set(chosen.flatMap(({ options }) => options));
  const more = pgdCourses.filter((course) => !listed.has(course));
  return more.length > 0 ? [...chosen, { name: 'Postgraduate diploma courses', options: more }] : chosen;
}
