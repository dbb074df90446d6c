import type { Certificate, Student } from '@concord/contracts';
import { Typography } from '@concord/ui';
import type { DataTableColumn } from '@concord/ui/tables';
import { formatCalendarDate } from '../../../shared/format';
import { RowLink } from '../../../shared/lists/cells';
import { ClientTable } from '../../../shared/lists/query-table';
import { REFETCH_ON_MOUNT } from '../../../shared/lists/use-server-list';
import { Section } from '../../../shared/page/section';
import { useCertificateListQuery } from '../../../shared/requests';
import { ALL_OF_STUDENT } from './all-of-student';

const pathOf = ({ certificateNumber }: Certificate) =>
  `/admin/student-certificates?search=${encodeURIComponent(certificateNumber)}`;

const COLUMNS: readonly DataTableColumn<Certificate>[] = [
  { header: 'Certificate', cell: (row) => <RowLink to={pathOf(row)}>{row.certificateNumber}</RowLink> },
  { header: 'Made out to', cell: (row) => row.studentName },
  { header: 'Course', cell: (row) => row.selectedCourse.courseTitle },
  { header: 'Date', cell: (row) => formatCalendarDate(row.dateGenerated) },
];

/** The certificates in a student's name: a certificate knows the name, and no record. */
export function StudentCertificates({ student }: { readonly student: Student }) {
  const search = `${student.surname} ${student.firstName}`;
  const query = useCertificateListQuery({ query: { ...ALL_OF_STUDENT, search } }, REFETCH_ON_MOUNT);
  return (
    <Section title="Certificates">
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Certificates are made out to a name: these are all that name {search}.
      </Typography>
      <ClientTable
        label="Certificates"
        columns={COLUMNS}
        query={query}
        emptyText="No certificate in this name"
      />
    </Section>
  );
}
