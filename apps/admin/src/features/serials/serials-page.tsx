import { LIMITS, type Serial } from '@concord/contracts';
import { Box, Button, Stack, toastError, toastSuccess } from '@concord/ui';
import { AddIcon, CertificateIcon, Chip } from '@concord/ui/display';
import { TextField } from '@concord/ui/forms';
import type { DataTableColumn } from '@concord/ui/tables';
import { useState } from 'react';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { counted, formatDate } from '../../shared/format';
import type { ListFilter } from '../../shared/lists/list-filters';
import { ListTools } from '../../shared/lists/list-tools';
import { ServerTable } from '../../shared/lists/query-table';
import { useServerList } from '../../shared/lists/use-server-list';
import { useTableLook } from '../../shared/lists/use-table-look';
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
        size="small"
        sx={{ width: 120, '& .MuiInputBase-root': { minHeight: 44 } }}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <Button
        type="submit"
        variant="contained"
        startIcon={<AddIcon />}
        loading={isLoading}
        disabled={!isValid}
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
  { header: 'Copy', align: 'right', kind: 'actions', cell: (row) => <CopySerialButton serial={row} /> },
];

const FILTERS: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'valid',
    label: 'Status',
    options: [
      ['true', 'Valid'],
      ['false', 'Used'],
    ],
  },
  {
    kind: 'choice',
    name: 'purpose',
    label: 'For',
    options: [
      ['registration', 'Registration'],
      ['certificate', 'Certificate'],
    ],
  },
  { kind: 'period', label: 'Generated' },
];

export default function SerialsPage() {
  const list = useServerList(useSerialListQuery, {}, { filters: FILTERS });
  const look = useTableLook(COLUMNS);
  // The newest are on the first page without a search and filters.
  const showNewest = list.onClear;
  return (
    <AdminPage
      title="Serial Number"
      lead="Each applicant needs one valid serial number to register."
      actions={
        <>
          <GenerateForm onGenerated={showNewest} />
          <DialogButton
            variant="outlined"
            icon={<CertificateIcon />}
            dialog={(close) => <CertificateSerialDialog onClose={close} onGenerated={showNewest} />}
          >
            For a certificate
          </DialogButton>
        </>
      }
    >
      <ListTools
        searchLabel="Search serial numbers"
        searchHint="Beginning or last group"
        list={list}
        look={look}
      />
      <ServerTable label="Serial numbers" columns={look.columns.shown} density={look.density} list={list} />
    </AdminPage>
  );
}
