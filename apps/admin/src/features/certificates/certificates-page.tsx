import { useSession } from '@concord/api-client';
import type { Certificate } from '@concord/contracts';
import { IconButton, Stack } from '@concord/ui';
import { DeleteIcon } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { useState } from 'react';
import { AdminPage } from '../../shared/admin-page';
import { DocumentButton } from '../../shared/documents/document-button';
import { formatCalendarDate } from '../../shared/format';
import { ServerTable } from '../../shared/query-table';
import { SearchField } from '../../shared/search-field';
import { useListState } from '../../shared/use-list-state';
import { useCertificateListQuery } from './certificate-list';
import { RevokeDialog } from './revoke-dialog';

function columnsFor(
  onDelete: ((certificate: Certificate) => void) | null,
): readonly DataTableColumn<Certificate>[] {
  return [
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
}

/** Every certificate; only a super administrator may delete one. */
export default function CertificatesPage() {
  const { details } = useSession();
  const { args, paging, onSearch } = useListState();
  const query = useCertificateListQuery(args, { refetchOnMountOrArgChange: true });
  const [deleting, setDeleting] = useState<Certificate | null>(null);
  const mayDelete = details?.role === 'SUPER_ADMIN';
  return (
    <AdminPage title="Student Certificate">
      <SearchField label="Search certificates" value={args.search} onSearch={onSearch} />
      <ServerTable
        label="Certificates"
        columns={columnsFor(mayDelete ? setDeleting : null)}
        query={query}
        paging={paging}
        rowKey={(row) => row._id}
      />
      {deleting ? <RevokeDialog certificate={deleting} onClose={() => setDeleting(null)} /> : null}
    </AdminPage>
  );
}
