import { fileUrl } from '@concord/api-client';
import { exportTitle, type ListExport } from '@concord/contracts';
import { Box, Button, toastError, Typography } from '@concord/ui';
import { Chip, DownloadIcon, LinearProgress } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { useState } from 'react';
import { useExportCancelMutation, useExportListQuery } from '../../shared/exports/requests';
import { progressText, rowsText } from '../../shared/exports/row-noun';
import { formatDateTime } from '../../shared/format';
import { actionsColumn, OneLine, TwoLines } from '../../shared/lists/cells';
import { ClientTable } from '../../shared/lists/query-table';
import { AdminPage } from '../../shared/page/admin-page';

/** Polling intervals while an export is running and otherwise; links to files expire after ten minutes. */
const POLL_MS = { busy: 2000, idle: 300_000 } as const;

/** Delay after a download, when the server has marked the file and the menu no longer counts it. */
const FETCHED_MS = 2000;

const isUnderWay = ({ status }: ListExport) => status === 'queued' || status === 'working';

const STATUS_CHIPS = {
  queued: { label: 'Waiting', color: 'info' },
  working: { label: 'Creating', color: 'info' },
  done: { label: 'Ready', color: 'success' },
  failed: { label: 'Failed', color: 'error' },
  cancelled: { label: 'Cancelled', color: 'default' },
} as const;

function Status({ kind, status, rows, total, reason }: ListExport) {
  return (
    <Box sx={{ minWidth: 180 }}>
      <Chip size="small" variant="outlined" {...STATUS_CHIPS[status]} />
      {status === 'working' ? (
        <Box sx={{ mt: 0.5 }}>
          <LinearProgress
            aria-label="Progress"
            variant="determinate"
            value={total > 0 ? Math.min(100, (100 * rows) / total) : 100}
          />
          <Typography variant="body2">{progressText(kind, rows, total)}</Typography>
        </Box>
      ) : null}
      {status === 'done' ? (
        <Typography variant="body2" color="textSecondary">
          {rowsText(kind, rows)}
        </Typography>
      ) : null}
      {reason ? (
        <Typography variant="body2" color="error">
          {reason}
        </Typography>
      ) : null}
    </Box>
  );
}

function Actions({ row: file }: { readonly row: ListExport }) {
  const [cancel, { isLoading }] = useExportCancelMutation();
  const { refetch } = useExportListQuery();
  if (file.url)
    return (
      <Button
        size="small"
        variant="outlined"
        href={fileUrl(file.url)}
        download={file.name}
        onClick={() => setTimeout(() => void refetch(), FETCHED_MS)}
        startIcon={<DownloadIcon />}
        aria-label={`Download ${file.name}`}
      >
        Download
      </Button>
    );
  if (!isUnderWay(file)) return null;
  const stop = () =>
    cancel({ params: { id: file._id } })
      .unwrap()
      .catch(toastError)
      .finally(() => void refetch());
  return (
    <Button
      size="small"
      variant="outlined"
      loading={isLoading}
      aria-label={`Cancel ${file.name}`}
      onClick={() => void stop()}
    >
      Cancel
    </Button>
  );
}

const COLUMNS: readonly DataTableColumn<ListExport>[] = [
  {
    header: 'File',
    cell: ({ name, kind, described }) => (
      <TwoLines below={described ?? `All of ${exportTitle(kind)}`}>{name}</TwoLines>
    ),
  },
  { header: 'Status', cell: (file) => <Status {...file} /> },
  { header: 'Requested', cell: (file) => <OneLine>{formatDateTime(file.createdAt)}</OneLine> },
  { header: 'Kept until', cell: (file) => <OneLine>{formatDateTime(file.expiresAt)}</OneLine> },
  actionsColumn(Actions),
];

/** The user's own exports: those in progress, and those of the last day. */
export default function DownloadsPage() {
  const [isBusy, setBusy] = useState(true);
  const query = useExportListQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isBusy ? POLL_MS.busy : POLL_MS.idle,
  });
  const underWay = query.currentData?.some(isUnderWay) ?? true;
  if (underWay !== isBusy) setBusy(underWay);
  return (
    <AdminPage
      title="Downloads"
      lead="Your exported lists, statistics, slips and certificates. Files are kept for a day, and only you can see them."
    >
      <ClientTable
        label="Downloads"
        columns={COLUMNS}
        query={query}
        emptyText="No files from the last day. Create one with Pdf or Excel above a list."
      />
    </AdminPage>
  );
}
