import type { Certificate, Student } from '@concord/contracts';
import { Typography } from '@concord/ui';
import type { DataTableColumn } from '@concord/ui/tables';
import { certificatePath } from '../certificates/addresses';
import { CertificateState } from '../certificates/certificate-state';
import { NumberText } from '../certificates/number-text';
import { formatCalendarDate } from '../format';
import { RowLink } from '../lists/cells';
import { ClientTable } from '../lists/query-table';
import { REFETCH_ON_MOUNT } from '../lists/use-server-list';
import { Section } from '../page/section';
import { useCertificateListQuery } from '../requests';
import { ALL_OF_STUDENT } from './all-of-student';

const COLUMNS: readonly DataTableColumn<Certificate>[] = [
  {
    header: 'Certificate',
    cell: ({ certificateNumber }) => (
      <NumberText>
        <RowLink to={certificatePath(certificateNumber)}>{certificateNumber}</RowLink>
      </NumberText>
    ),
  },
  { header: 'Name on certificate', cell: (row) => row.studentName },
  { header: 'Course', cell: (row) => row.selectedCourse.courseTitle },
  { header: 'Date', cell: (row) => formatCalendarDate(row.dateGenerated) },
  { header: 'State', cell: (row) => <CertificateState certificate={row} /> },
];

const ALL = { ...ALL_OF_STUDENT, status: 'all' } as const;

/** A student's certificates, and those in the same name: certificates made by hand may lack a student. */
export function StudentCertificates({ student }: { readonly student: Student }) {
  const search = `${student.surname} ${student.firstName}`;
  const own = useCertificateListQuery({ query: { ...ALL, student: student._id } }, REFETCH_ON_MOUNT);
  const named = useCertificateListQuery({ query: { ...ALL, search } }, REFETCH_ON_MOUNT);
  const [mine, others] = [own.currentData?.items, named.currentData?.items];
  const query = {
    error: own.error ?? named.error,
    isFetching: own.isFetching || named.isFetching,
    refetch: () => Promise.all([own.refetch(), named.refetch()]),
    currentData: mine && others && [...mine, ...others.filter((one) => one.student === undefined)],
  };
  return (
    <Section title="Certificates">
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Certificates from this student’s results, and those made by hand for {search}.
      </Typography>
      <ClientTable
        label="Certificates"
        columns={COLUMNS}
        query={query}
        emptyText="No certificates for this student or in this name"
      />
    </Section>
  );
}
