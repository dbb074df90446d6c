import { useSession } from '@concord/api-client';
import type { Certificate } from '@concord/contracts';
import { IconButton, Stack } from '@concord/ui';
import { DeleteIcon } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { useState } from 'react';
import { RemovalDialog } from '../../shared/dialogs/action-dialog';
import { DocumentButton } from '../../shared/documents/document-button';
import { formatCalendarDate } from '../../shared/format';
import { ServerTable } from '../../shared/lists/query-table';
import { SearchField } from '../../shared/lists/search-field';
import { useServerList } from '../../shared/lists/use-server-list';
import { AdminPage } from '../../shared/page/admin-page';
import { useCertificateListQuery } from '../../shared/requests';
import { useCertificateRemoveMutation } from './requests';

const columnsFor = (
  onDelete: ((certificate: Certificate) => void) | null,
): readonly DataTableColumn<Certificate>[] => [
  { key: 'name', header: 'Student name', cell: (row) => row.studentName },
  { key: 'course', header: 'Course', cell: (row) => row.selectedCourse.courseTitle },
  { key: 'number', header: 'Certificate number', cell: (row) => row.certificateNumber },
  { key: 'serial', header: 'Serial number', cell: (row) => row.serialNumber },
  { key: 'date', header: 'Date generated', cell: (row) => formatCalendarDate(row.dateGenerated) },
  {
    key: 'actions',
    header: 'Actions',
    align: 'right',
    cell: (row) => (
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
        <DocumentButton
          small
          document={{ kind: 'certificate', id: row._id }}
          title="Certificate"
          ariaLabel={`Print the certificate of ${row.studentName}`}
        >
          Print
        </DocumentButton>
        {onDelete ? (
          <IconButton
            color="error"
            aria-label={`Delete the certificate of ${row.studentName}`}
            onClick={() => onDelete(row)}
          >
            <DeleteIcon />
          </IconButton>
        ) : null}
      </Stack>
    ),
  },
];

/** Every certificate; only a super administrator may delete one. */
export default function CertificatesPage() {
  const { details } = useSession();
  const list = useServerList(useCertificateListQuery, {});
  const [remove] = useCertificateRemoveMutation();
  const [deleting, setDeleting] = useState<Certificate | null>(null);
  const mayDelete = details?.role === 'SUPER_ADMIN';
  return (
    <AdminPage title="Student Certificate">
      <SearchField label="Search certificates" list={list} />
      <ServerTable
        label="Certificates"
        columns={columnsFor(mayDelete ? setDeleting : null)}
        list={list}
        rowKey={(row) => row._id}
      />
      {deleting ? (
        <RemovalDialog
          title="Delete this certificate?"
          act={() => remove({ params: { id: deleting._id } }).unwrap()}
          onClose={() => setDeleting(null)}
        >
          The certificate of {deleting.studentName} in {deleting.selectedCourse.courseTitle} will be revoked:
          anyone who checks its number will be told so. This can not be undone.
        </RemovalDialog>
      ) : null}
    </AdminPage>
  );
}
