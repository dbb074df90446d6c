import type { Serial } from '@concord/contracts';
import { Box, Stack } from '@concord/ui';
import { CertificateIcon, Chip } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { formatDate } from '../../shared/format';
import { ServerTable } from '../../shared/lists/query-table';
import { SearchField } from '../../shared/lists/search-field';
import { useServerList } from '../../shared/lists/use-server-list';
import { AdminPage } from '../../shared/page/admin-page';
import { CertificateSerialDialog } from './certificate-serial-dialog';
import { CopySerialButton } from './copy-serial-button';
import { GenerateForm } from './generate-form';
import { useSerialListQuery } from './requests';

const COLUMNS: readonly DataTableColumn<Serial>[] = [
  {
    key: 'serial',
    header: 'Serial number',
    cell: ({ serial }) => (
      <Box component="span" sx={{ fontFamily: 'ui-monospace, monospace', whiteSpace: 'nowrap' }}>
        {serial}
      </Box>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ isValid }) =>
      isValid ? (
        <Chip size="small" color="success" label="Valid" />
      ) : (
        <Chip size="small" variant="outlined" label="Used" />
      ),
  },
  {
    key: 'purpose',
    header: 'For',
    cell: ({ purpose }) => (purpose === 'certificate' ? 'Certificate' : 'Registration'),
  },
  { key: 'generated', header: 'Date generated', cell: (row) => formatDate(row.dateGenerated) },
  { key: 'used', header: 'Date used', cell: (row) => formatDate(row.dateUsed) },
  { key: 'copy', header: 'Copy', align: 'right', cell: (row) => <CopySerialButton serial={row} /> },
];

/** Serial numbers: the list, and generating new ones. */
export default function SerialsPage() {
  const list = useServerList(useSerialListQuery, {});
  // The newest are on the first page without a search.
  const showNewest = () => list.onSearch('');
  return (
    <AdminPage title="Serial Number" lead="Each applicant needs one valid serial number to register.">
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'flex-start' }}
      >
        <SearchField label="Search serial numbers" list={list} />
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', mb: 2.5 }}>
          <GenerateForm onGenerated={showNewest} />
          <DialogButton
            variant="outlined"
            icon={<CertificateIcon />}
            sx={{ minHeight: 56 }}
            dialog={(close) => <CertificateSerialDialog onClose={close} onGenerated={showNewest} />}
          >
            For a certificate
          </DialogButton>
        </Stack>
      </Stack>
      <ServerTable label="Serial numbers" columns={COLUMNS} list={list} />
    </AdminPage>
  );
}
