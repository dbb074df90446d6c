import type { Student } from '@concord/contracts';
import { useSearchParams } from '@concord/mfe';
import { Stack } from '@concord/ui';
import { DownloadIcon } from '@concord/ui/display';
import { Checkbox, FormControlLabel } from '@concord/ui/forms';
import type { DataTableColumn } from '@concord/ui/tables';
import { DocumentButton } from '../../shared/documents/document-button';
import { countryName, formatDate, fullName, orDash } from '../../shared/format';
import { OneLine, RowLink, viewColumn } from '../../shared/lists/cells';
import { ServerTable } from '../../shared/lists/query-table';
import { SearchField } from '../../shared/lists/search-field';
import { useServerList } from '../../shared/lists/use-server-list';
import { AdminPage } from '../../shared/page/admin-page';
import { useStudentListQuery } from '../../shared/requests';

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

/** Whether the list is that of archived students, kept in the address. */
function useArchivedFilter() {
  const [params, setParams] = useSearchParams();
  const isArchived = params.get('archived') === 'true';
  const setArchived = (next: boolean) =>
    setParams(
      (old) => {
        const changed = new URLSearchParams(old);
        changed.delete('page');
        if (next) changed.set('archived', 'true');
        else changed.delete('archived');
        return changed;
      },
      { replace: true },
    );
  return { isArchived, setArchived };
}

export default function StudentsPage() {
  const { isArchived, setArchived } = useArchivedFilter();
  const list = useServerList(useStudentListQuery, { archived: isArchived ? ('true' as const) : undefined });
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
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <SearchField
          label="Search students"
          helperText="By name, state, country, email or phone"
          list={list}
        />
        <FormControlLabel
          label="Archived"
          control={<Checkbox checked={isArchived} onChange={(_event, checked) => setArchived(checked)} />}
          sx={{ minHeight: 56 }}
        />
      </Stack>
      <ServerTable label="Students" columns={COLUMNS} list={list} pathOf={pathOf} />
    </AdminPage>
  );
}
