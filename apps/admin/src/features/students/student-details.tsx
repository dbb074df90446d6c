import { fileUrl } from '@concord/api-client';
import type { Student } from '@concord/contracts';
import { Box, MuiLink, Stack, Typography } from '@concord/ui';
import { DetailList } from '../../shared/page/detail-list';
import { countryName, formatCalendarDate, formatDate, fullName, orDash } from '../../shared/format';
import { Section } from '../../shared/page/section';

interface StudentProps {
  readonly student: Student;
}

const joined = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : '-');

const programmes = (student: Student) =>
  joined(
    student.academicPrograms.map(({ name, options }) =>
      options.length > 0 ? `${name} (${options.join(', ')})` : name,
    ),
  );

export function BasicDetails({ student }: StudentProps) {
  return (
    <Section title="Basic details">
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        <Box
          component="img"
          src={fileUrl(student.passport.url)}
          alt={`Passport of ${fullName(student)}`}
          width={144}
          height={168}
          sx={{ flex: '0 0 auto', objectFit: 'cover', borderRadius: 2, bgcolor: 'primary.light' }}
        />
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <DetailList
            items={[
              ['Title', orDash(student.title)],
              ['Surname', student.surname],
              ['First name', student.firstName],
              ['Middle name', orDash(student.middleName)],
              ['Gender', orDash(student.gender)],
              ['Date of birth', formatCalendarDate(student.dob)],
              ['Email', <MuiLink href={`mailto:${student.email}`}>{student.email}</MuiLink>],
              ['Phone', orDash(student.phoneNumber)],
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
  return (
    <Section title="Employment details">
      <DetailList
        items={[
          ['Organisation', orDash(currentEmploymet.organization)],
          ['Position', orDash(currentEmploymet.position)],
          ['Years of experience', orDash(currentEmploymet.yearsExperience)],
          ['Date joined', formatCalendarDate(currentEmploymet.startDate)],
          ['Location', orDash(currentEmploymet.location)],
        ]}
      />
    </Section>
  );
}

export function ApplicationDetails({ student }: StudentProps) {
  return (
    <Section title="Course application details">
      <DetailList
        items={[
          ['Membership cadre', orDash(student.membershipCadre)],
          ['Membership route', orDash(student.membershipRoute)],
          ['Membership type', joined(student.membershipType)],
          ['Application fee', orDash(student.applicationFee)],
          ['Payment method', orDash(student.paymentMethods)],
          ['Serial number', student.serialNumber],
          ['Academic programmes', programmes(student)],
          ['PGD courses', joined(student.pgdCourses)],
        ]}
      />
    </Section>
  );
}

export function StudentDocuments({ student }: StudentProps) {
  return (
    <Section title="Documents">
      {student.documents.length === 0 ? (
        <Typography color="textSecondary">No document was uploaded.</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {student.documents.map(({ name, file }) => (
            <li key={file.public_id}>
              <MuiLink
                href={fileUrl(file.url)}
                target="_blank"
                rel="noopener"
                sx={{ display: 'inline-block', py: 1, overflowWrap: 'anywhere' }}
              >
                {name}
              </MuiLink>
            </li>
          ))}
        </Box>
      )}
    </Section>
  );
}
