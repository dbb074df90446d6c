import { useSession } from '@concord/api-client';
import type { Student } from '@concord/contracts';
import { Box, Typography } from '@concord/ui';
import { NumbersIcon, PeopleIcon } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { AdminPage } from '../../shared/page/admin-page';
import { countryName, formatDate, fullName, orDash } from '../../shared/format';
import { ListLink } from '../../shared/page/list-link';
import { ClientTable } from '../../shared/lists/query-table';
import { useSerialCountQuery, useStudentCountQuery } from '../../shared/requests';
import { OneLine, RowLink } from '../../shared/lists/cells';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { CountCard } from './count-card';
import { useStudentRecentQuery } from './requests';

const pathOf = (student: Student) => `/admin/students/${student._id}`;

const COLUMNS: readonly DataTableColumn<Student>[] = [
  {
    key: 'name',
    header: 'Full name',
    cell: (student) => <RowLink to={pathOf(student)}>{fullName(student)}</RowLink>,
  },
  { key: 'phone', header: 'Phone', cell: (student) => <OneLine>{orDash(student.phoneNumber)}</OneLine> },
  { key: 'email', header: 'Email', cell: (student) => student.email },
  { key: 'country', header: 'Country', cell: (student) => countryName(student.country) },
  { key: 'state', header: 'State', cell: (student) => orDash(student.state) },
  { key: 'date', header: 'Date', cell: (student) => formatDate(student.createdAt) },
];

/** The first page of the back office. */
export default function DashboardPage() {
  const { details } = useSession();
  const students = useStudentCountQuery(undefined, REFETCH_ON_MOUNT);
  const serials = useSerialCountQuery(undefined, REFETCH_ON_MOUNT);
  const recent = useStudentRecentQuery(undefined, REFETCH_ON_MOUNT);
  return (
    <AdminPage title="Dashboard" lead={details ? `Welcome, ${details.username}.` : undefined}>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          mb: 5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
        }}
      >
        <CountCard
          title="Total students"
          count={students.data?.count}
          icon={<PeopleIcon />}
          action={<ListLink to="/admin/students">See all students</ListLink>}
        />
        <CountCard
          title="Total generated serials"
          count={serials.data?.count}
          icon={<NumbersIcon />}
          action={<ListLink to="/admin/serial-number">See serial numbers</ListLink>}
        />
      </Box>
      <Typography variant="h2" sx={{ mb: 2 }}>
        Recently registered
      </Typography>
      <ClientTable label="Recently registered students" columns={COLUMNS} query={recent} pathOf={pathOf} />
    </AdminPage>
  );
}
