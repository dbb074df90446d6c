import type { Student } from '@concord/contracts';
import { useNavigate } from '@concord/mfe';
import { DownloadIcon } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { AdminPage } from '../../shared/admin-page';
import { DocumentButton } from '../../shared/documents/document-button';
import { countryName, formatDate, fullName, orDash } from '../../shared/format';
import { OneLine } from '../../shared/one-line';
import { ServerTable } from '../../shared/query-table';
import { RowLink, ViewButton } from '../../shared/row-link';
import { SearchField } from '../../shared/search-field';
import { useListState } from '../../shared/use-list-state';
import { useStudentListQuery } from './student-list';

const profileOf = (student: Student) => `/admin/students/${student._id}`;

const COLUMNS: readonly DataTableColumn<Student>[] = [
  {
    key: 'name',
    header: 'Full name',
    cell: (student) => <RowLink to={profileOf(student)}>{fullName(student)}</RowLink>,
  },
  { key: 'email', header: 'Email', cell: (student) => student.email },
  { key: 'phone', header: 'Phone', cell: (student) => <OneLine>{orDash(student.phoneNumber)}</OneLine> },
  { key: 'country', header: 'Country', cell: (student) => countryName(student.country) },
  { key: 'state', header: 'State', cell: (student) => orDash(student.state) },
  { key: 'date', header: 'Registered', cell: (student) => formatDate(student.createdAt) },
  {
    key: 'view',
    header: 'Action',
    align: 'right',
    cell: (student) => <ViewButton to={profileOf(student)} of={fullName(student)} />,
  },
];

/** Every student, by search and page. */
export default function StudentsPage() {
  const navigate = useNavigate();
  const { args, paging, onSearch } = useListState();
  const query = useStudentListQuery(args, { refetchOnMountOrArgChange: true });
  return (
    <AdminPage
      title="ALL STUDENTS"
      actions={
        <DocumentButton
          document={{ kind: 'student-list' }}
          title="List of students"
          icon={<DownloadIcon />}
          ariaLabel="Pdf of all students"
        >
          Pdf
        </DocumentButton>
      }
    >
      <SearchField
        label="Search students"
        helperText="By name, state, country, email or phone"
        value={args.search}
        onSearch={onSearch}
      />
      <ServerTable
        label="Students"
        columns={COLUMNS}
        query={query}
        paging={paging}
        rowKey={(student) => student._id}
        onRowClick={(student) => void navigate(profileOf(student))}
      />
    </AdminPage>
  );
}
