import { student as studentSchema, type Student } from '@concord/contracts';
import { countryName } from '../phone/country-name';

/** One line of the form; `wide` takes a whole row. */
interface Row {
  readonly label: string;
  readonly value: string;
  readonly wide?: boolean;
}

/** What the printed form shows; a field that was not given stays as an empty line. */
export interface PrintableView {
  readonly id: string;
  readonly name: string;
  readonly serialNumber: string;
  readonly registeredAt: string;
  readonly sections: readonly { readonly title: string; readonly rows: readonly Row[] }[];
  readonly programmes: readonly { readonly name: string; readonly options: readonly string[] }[];
  readonly documents: readonly string[];
}

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const moments = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

function dateWords(date: string | null): string {
  const parsed = new Date(date ? `${date.slice(0, 10)}T00:00:00Z` : Number.NaN);
  return Number.isNaN(parsed.getTime()) ? (date ?? '') : dates.format(parsed);
}

const row = (label: string, value: string | null, wide = false): Row => ({ label, value: value ?? '', wide });

function programmesOf({ academicPrograms, membershipType, pgdCourses }: Student) {
  const named = new Set(academicPrograms.map(({ name }) => name));
  const more = membershipType.filter((name) => !named.has(name)).map((name) => ({ name, options: [] }));
  const chosen = [...academicPrograms, ...more];
  const listed = new Set(chosen.flatMap(({ options }) => options));
  const courses = pgdCourses.filter((course) => !listed.has(course));
  return courses.length > 0
    ? [...chosen, { name: 'Postgraduate diploma courses', options: courses }]
    : chosen;
}

function viewOf(student: Student): PrintableView {
  const { currentEmploymet: work } = student;
  return {
    id: student._id,
    name: [student.title, student.surname, student.firstName, student.middleName].filter(Boolean).join(' '),
    serialNumber: student.serialNumber,
    registeredAt: moments.format(new Date(student.createdAt)),
    sections: [
      {
        title: 'Personal details',
        rows: [
          row('Title', student.title),
          row('Surname', student.surname),
          row('First name', student.firstName),
          row('Middle name', student.middleName),
          row('Gender', student.gender),
          row('Date of birth', dateWords(student.dob)),
          row('E-mail', student.email),
          row('Mobile number', student.phoneNumber),
          row('Country', countryName(student.country ?? '')),
          row('State or province', student.state),
          row('Highest qualification', student.eduQualification),
        ],
      },
      {
        title: 'Current employment details',
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

/** The printed form of a student record; null when the record is empty or no such record. */
export function printableView(record: unknown): PrintableView | null {
  const read = studentSchema.safeParse(record);
  return read.success ? viewOf(read.data) : null;
}
