import { useSession } from '@concord/api-client';
import type { Student } from '@concord/contracts';
import { Box, Typography } from '@concord/ui';
import { NumbersIcon, PeopleIcon } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { countryName, formatDate, fullName, orDash } from '../../shared/format';
import { OneLine, RowLink } from '../../shared/lists/cells';
import { ClientTable } from '../../shared/lists/query-table';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { AdminPage } from '../../shared/page/admin-page';
import { ListLink } from '../../shared/page/list-link';
import { useSerialCountQuery, useStudentCountQuery } from '../../shared/requests';
import { Approvals } from './approvals';
import { BackupNotice } from './backup-notice';
import { Charts } from './charts/charts';
import { CountCard } from './count-card';
import { LedgerNotice } from './ledger-notice';
import { useStudentRecentQuery } from './requests';
import { SampleNotice } from './sample-notice';
import { TodoStrip } from './todo-strip';

const pathOf = (student: Student) => `/admin/students/${student._id}`;

const COLUMNS: readonly DataTableColumn<Student>[] = [
  { header: 'Full name', cell: (student) => <RowLink to={pathOf(student)}>{fullName(student)}</RowLink> },
  { header: 'Phone', cell: (student) => <OneLine>{orDash(student.phoneNumber)}</OneLine> },
  { header: 'Email', cell: (student) => student.email },
  { header: 'Country', cell: (student) => countryName(student.country) },
  { header: 'State', cell: (student) => orDash(student.state) },
  { header: 'Date', cell: (student) => formatDate(student.createdAt) },
];

export default function DashboardPage() {
  const { details } = useSession();
  const students = useStudentCountQuery(undefined, REFETCH_ON_MOUNT);
  const serials = useSerialCountQuery(undefined, REFETCH_ON_MOUNT);
  const recent = useStudentRecentQuery(undefined, REFETCH_ON_MOUNT);
  return (
    <AdminPage title="Dashboard" lead={details ? `Welcome, ${details.username}.` : undefined}>
      {details ? <TodoStrip role={details.role} /> : null}
      {details?.role === 'SUPER_ADMIN' ? <Approvals /> : null}
      {details?.role === 'SUPER_ADMIN' ? <BackupNotice /> : null}
      {details?.role === 'SUPER_ADMIN' || details?.finance ? <LedgerNotice /> : null}
      <SampleNotice />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mb: 3,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
        }}
      >
        <CountCard
          title="Total students"
          query={students}
          icon={<PeopleIcon />}
          action={<ListLink to="/admin/students">See all students</ListLink>}
        />
        <CountCard
          title="Total generated serials"
          query={serials}
          icon={<NumbersIcon />}
          action={<ListLink to="/admin/serial-number">See serial numbers</ListLink>}
        />
      </Box>
      {details ? <Charts role={details.role} /> : null}
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        Recently registered
      </Typography>
      <ClientTable label="Recently registered students" columns={COLUMNS} query={recent} pathOf={pathOf} />
    </AdminPage>
  );
}
