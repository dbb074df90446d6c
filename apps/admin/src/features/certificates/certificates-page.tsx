import { useSession } from '@concord/api-client';
import type { Certificate } from '@concord/contracts';
import { Stack, TextLink } from '@concord/ui';
import { DeleteIcon } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { HistoryButton } from '../../shared/audit/history-button';
import { RemovalDialog } from '../../shared/dialogs/action-dialog';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { DocumentButton } from '../../shared/documents/document-button';
import { FileButtons } from '../../shared/exports/file-buttons';
import { formatCalendarDate } from '../../shared/format';
import { actionsColumn } from '../../shared/lists/cells';
import { ServerTable } from '../../shared/lists/query-table';
import { SearchField } from '../../shared/lists/search-field';
import { useServerList } from '../../shared/lists/use-server-list';
import { AdminPage } from '../../shared/page/admin-page';
import { useCertificateListQuery } from '../../shared/requests';
import { useCertificateRemoveMutation } from './requests';

/** Only a super administrator may delete a certificate. */
function Actions({ row: { _id, studentName, selectedCourse } }: { readonly row: Certificate }) {
  const { details } = useSession();
  const [remove] = useCertificateRemoveMutation();
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
      <DocumentButton
        size="small"
        document={{ kind: 'certificate', id: _id }}
        title="Certificate"
        aria-label={`Print the certificate of ${studentName}`}
      >
        Print
      </DocumentButton>
      <HistoryButton id={_id} of={`the certificate of ${studentName}`} />
      {details?.role === 'SUPER_ADMIN' ? (
        <DialogButton
          color="error"
          aria-label={`Delete the certificate of ${studentName}`}
          icon={<DeleteIcon />}
          dialog={(close) => (
            <RemovalDialog
              title="Delete this certificate?"
              act={() => remove({ params: { id: _id }, body: {} }).unwrap()}
              onClose={close}
            >
              The certificate of {studentName} in {selectedCourse.courseTitle} will be revoked: anyone who
              checks its number will be told so. This can not be undone.
            </RemovalDialog>
          )}
        />
      ) : null}
    </Stack>
  );
}

const COLUMNS: readonly DataTableColumn<Certificate>[] = [
  {
    header: 'Student name',
    // A certificate knows the name it is made out to, and no record.
    cell: ({ studentName }) => (
      <TextLink to={`/admin/students?search=${encodeURIComponent(studentName)}`}>{studentName}</TextLink>
    ),
  },
  { header: 'Course', cell: (row) => row.selectedCourse.courseTitle },
  { header: 'Certificate number', cell: (row) => row.certificateNumber },
  { header: 'Serial number', cell: (row) => row.serialNumber },
  { header: 'Date generated', cell: (row) => formatCalendarDate(row.dateGenerated) },
  actionsColumn(Actions),
];

const FORMATS = [
  ['zip', 'Print all, a PDF each'],
  ['pdf', 'Print all in one PDF'],
] as const;

/** The certificates that the list finds. */
const asked = ({ search, rowsAsked }: { search: string; rowsAsked: Readonly<Record<string, string>> }) => ({
  query: rowsAsked,
  ...(search && { described: `Search: ${search}` }),
});

export default function CertificatesPage() {
  const list = useServerList(useCertificateListQuery, {});
  return (
    <AdminPage title="Student Certificate">
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ mb: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <SearchField small label="Search certificates" list={list} />
        <FileButtons formats={FORMATS} of={{ kind: 'certificate-files', columns: [], ...asked(list) }} />
      </Stack>
      <ServerTable label="Certificates" columns={COLUMNS} list={list} />
    </AdminPage>
  );
}
