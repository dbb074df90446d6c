import type { Student } from '@concord/contracts';
import { Box, MuiLink, Stack } from '@concord/ui';
import { type Detail, DetailList, isEmpty } from '../../shared/page/detail-list';
import { countryName, formatCalendarDate, formatDate, NONE, orDash } from '../../shared/format';
import { OneLine } from '../../shared/lists/cells';
import { Section } from '../../shared/page/section';
import { EmailAddress } from '../../shared/records/email-address';
import { StudentSerial } from '../../shared/serials/masked-serial';
import { Passport } from './student-files';
import type { FileScans } from './use-file-scans';

interface StudentProps {
  readonly student: Student;
}

const joined = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : NONE);

const programmes = (student: Student) =>
  joined(
    student.academicPrograms.map(({ name, options }) =>
      options.length > 0 ? `${name} (${options.join(', ')})` : name,
    ),
  );

function Email({ email }: Pick<Student, 'email'>) {
  return (
    <MuiLink href={`mailto:${email}`}>
      <EmailAddress email={email} />
    </MuiLink>
  );
}

export function BasicDetails({ student, scans }: StudentProps & { readonly scans: FileScans }) {
  return (
    <Section title="Basic details">
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        <Passport student={student} scans={scans} />
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <DetailList
            folded
            items={[
              ['Title', orDash(student.title)],
              ['Surname', student.surname],
              ['First name', student.firstName],
              ['Middle name', orDash(student.middleName)],
              ['Gender', orDash(student.gender)],
              ['Date of birth', formatCalendarDate(student.dob)],
              ['Email', <Email key="email" email={student.email} />],
              ['Phone', student.phoneNumber ? <OneLine>{student.phoneNumber}</OneLine> : NONE],
              ['Country', countryName(student.country)],
              ['State', orDash(student.state)],
              ['Highest qualification', orDash(student.eduQualification)],
              ['Registered', formatDate(student.createdAt)],
            ]}
          />
        </Box>
      </Stack>
    </Section>
  );
}

export function EmploymentDetails({ student: { currentEmploymet } }: StudentProps) {
  const items: readonly Detail[] = [
    ['Organisation', orDash(currentEmploymet.organization)],
    ['Position', orDash(currentEmploymet.position)],
    ['Years of experience', orDash(currentEmploymet.yearsExperience)],
    ['Date joined', formatCalendarDate(currentEmploymet.startDate)],
    ['Location', orDash(currentEmploymet.location)],
  ];
  return (
    <Section title="Employment details">
      {isEmpty(items) ? undefined : <DetailList folded items={items} />}
    </Section>
  );
}

export function ApplicationDetails({ student }: StudentProps) {
  return (
    <Section title="Course application details">
      <DetailList
        folded
        items={[
          ['Membership cadre', orDash(student.membershipCadre)],
          ['Membership route', orDash(student.membershipRoute)],
          ['Membership type', joined(student.membershipType)],
          ['Application fee', orDash(student.applicationFee)],
          ['Payment method', orDash(student.paymentMethods)],
          ['Serial number', <StudentSerial id={student._id} serial={student.serialNumber} />],
          ['Academic programmes', programmes(student)],
          ['PGD courses', joined(student.pgdCourses)],
        ]}
      />
    </Section>
  );
}
