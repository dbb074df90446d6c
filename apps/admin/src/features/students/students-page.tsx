import type { Student } from '@concord/contracts';
import { useSearchParams } from '@concord/mfe';
import { DownloadIcon } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { DocumentButton } from '../../shared/documents/document-button';
import { countryName, formatDate, fullName, orDash } from '../../shared/format';
import { OneLine, RowLink, viewColumn } from '../../shared/lists/cells';
import { ListTools } from '../../shared/lists/list-tools';
import { ServerTable } from '../../shared/lists/query-table';
import { useServerList } from '../../shared/lists/use-server-list';
import { useTableLook } from '../../shared/lists/use-table-look';
import { AdminPage } from '../../shared/page/admin-page';
import { useStudentListQuery } from '../../shared/requests';
import { useStudentFilters } from './student-filters';

const pathOf = (student: Student) => `/admin/students/${student._id}`;

const COLUMNS: readonly DataTableColumn<Student>[] = [
  {
    header: 'Full name',
    sortBy: 'surname',
    cell: (student) => <RowLink to={pathOf(student)}>{fullName(student)}</RowLink>,
  },
  { header: 'Email', sortBy: 'email', cell: (student) => student.email },
  { header: 'Phone', cell: (student) => <OneLine>{orDash(student.phoneNumber)}</OneLine> },
  { header: 'Country', sortBy: 'country', cell: (student) => countryName(student.country) },
  { header: 'State', sortBy: 'state', cell: (student) => orDash(student.state) },
  { header: 'Cadre', isExtra: true, cell: (student) => orDash(student.membershipCadre) },
  { header: 'Route', isExtra: true, cell: (student) => orDash(student.membershipRoute) },
  { header: 'Programme', isExtra: true, cell: (student) => orDash(student.membershipType.join(', ')) },
  { header: 'Fee', isExtra: true, cell: (student) => orDash(student.applicationFee) },
  { header: 'Payment', isExtra: true, cell: (student) => orDash(student.paymentMethods) },
  { header: 'Registered', sortBy: 'createdAt', cell: (student) => formatDate(student.createdAt) },
  viewColumn(pathOf, fullName),
];

export default function StudentsPage() {
  const [params] = useSearchParams();
  const filters = useStudentFilters(params.get('country') ?? '');
  const list = useServerList(useStudentListQuery, {}, { filters, defaultSort: '-createdAt' });
  const look = useTableLook(COLUMNS);
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
      <ListTools
        searchLabel="Search students"
        searchHint="Name, state, country, email or phone"
        list={list}
        look={look}
      />
      <ServerTable
        label="Students"
        columns={look.columns.shown}
        density={look.density}
        list={list}
        pathOf={pathOf}
      />
    </AdminPage>
  );
}
