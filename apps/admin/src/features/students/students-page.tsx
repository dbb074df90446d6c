import type { Student } from '@concord/contracts';
import { DownloadIcon } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { DocumentButton } from '../../shared/documents/document-button';
import { countryName, formatDate, fullName, orDash } from '../../shared/format';
import { OneLine, RowLink, viewColumn } from '../../shared/lists/cells';
import { ServerTable } from '../../shared/lists/query-table';
import { SearchField } from '../../shared/lists/search-field';
import { useServerList } from '../../shared/lists/use-server-list';
import { AdminPage } from '../../shared/page/admin-page';
import { useStudentListQuery } from './requests';

const pathOf = (student: Student) => `/admin/students/${student._id}`;

const COLUMNS: readonly DataTableColumn<Student>[] = [
  { header: 'Full name', cell: (student) => <RowLink to={pathOf(student)}>{fullName(student)}</RowLink> },
  { header: 'Email', cell: (student) => student.email },
  { header: 'Phone', cell: (student) => <OneLine>{orDash(student.phoneNumber)}</OneLine> },
  { header: 'Country', cell: (student) => countryName(student.country) },
  { header: 'State', cell: (student) => orDash(student.state) },
  { header: 'Registered', cell: (student) => formatDate(student.createdAt) },
  viewColumn(pathOf, fullName),
];

export default function StudentsPage() {
  const list = useServerList(useStudentListQuery, {});
  return (
    <AdminPage
      title="ALL STUDENTS"
      actions={
        <DocumentButton
          document={{ kind: 'student-list' }}
          title="List of students"
          icon={<DownloadIcon />}
          aria-label="Pdf of all students"
        >
          Pdf
        </DocumentButton>
      }
    >
      <SearchField label="Search students" helperText="By name, state, country, email or phone" list={list} />
      <ServerTable label="Students" columns={COLUMNS} list={list} pathOf={pathOf} />
    </AdminPage>
  );
}
