import { LIMITS, type Serial } from '@concord/contracts';
import { Box, Button, Stack, toastError, toastSuccess } from '@concord/ui';
import { AddIcon, CertificateIcon, Chip } from '@concord/ui/display';
import { TextField } from '@concord/ui/forms';
import type { DataTableColumn } from '@concord/ui/tables';
import { useState } from 'react';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { counted, formatDate } from '../../shared/format';
import { ServerTable } from '../../shared/lists/query-table';
import { SearchField } from '../../shared/lists/search-field';
import { useServerList } from '../../shared/lists/use-server-list';
import { AdminPage } from '../../shared/page/admin-page';
import { UsedSerial } from '../../shared/serials/masked-serial';
import { CertificateSerialDialog } from './certificate-serial-dialog';
import { CopySerialButton } from './copy-serial-button';
import { useSerialListQuery } from '../../shared/requests';
import { useSerialGenerateMutation } from './requests';

const countFrom = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN);

function GenerateForm({ onGenerated }: { readonly onGenerated: () => void }) {
  const [text, setText] = useState('1');
  const [generate, { isLoading }] = useSerialGenerateMutation();
  const count = countFrom(text);
  const isValid = count >= 1 && count <= LIMITS.serialBatchMax;

  const submit = async () => {
    if (!isValid) return;
    try {
      const serials = await generate({ body: count === 1 ? {} : { count } }).unwrap();
      toastSuccess(`${counted([serials].flat().length, 'serial number')} generated`);
      onGenerated();
    } catch (error) {
      toastError(error);
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      direction="row"
      spacing={1.5}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      sx={{ alignItems: 'flex-start' }}
    >
      <TextField
        label="How many"
        value={text}
        error={!isValid}
        helperText={isValid ? undefined : `1 to ${LIMITS.serialBatchMax}`}
        onChange={(event) => setText(event.target.value)}
        sx={{ width: 120 }}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <Button
        type="submit"
        variant="contained"
        startIcon={<AddIcon />}
        loading={isLoading}
        disabled={!isValid}
        sx={{ minHeight: 56 }}
      >
        Generate
      </Button>
    </Stack>
  );
}

const COLUMNS: readonly DataTableColumn<Serial>[] = [
  {
    header: 'Serial number',
    cell: ({ id, serial, isValid }) =>
      isValid ? (
        <Box component="span" sx={{ fontFamily: 'ui-monospace, monospace', whiteSpace: 'nowrap' }}>
          {serial}
        </Box>
      ) : (
        <UsedSerial id={id} serial={serial} />
      ),
  },
  {
    header: 'Status',
    cell: ({ isValid }) =>
      isValid ? (
        <Chip size="small" color="success" label="Valid" />
      ) : (
        <Chip size="small" variant="outlined" label="Used" />
      ),
  },
  { header: 'For', cell: ({ purpose }) => (purpose === 'certificate' ? 'Certificate' : 'Registration') },
  { header: 'Date generated', cell: (row) => formatDate(row.dateGenerated) },
  { header: 'Date used', cell: (row) => formatDate(row.dateUsed) },
  { header: 'Copy', align: 'right', cell: (row) => <CopySerialButton serial={row} /> },
];

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
