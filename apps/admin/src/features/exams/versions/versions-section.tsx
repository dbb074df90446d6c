import type { Exam, VersionSummary } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { Chip } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { useMemo } from 'react';
import { DialogButton } from '../../../shared/dialogs/dialog-button';
import { formatDateTime } from '../../../shared/format';
import { actionsColumn, OneLine } from '../../../shared/lists/cells';
import { ServerTable } from '../../../shared/lists/query-table';
import { NO_SEARCH, REFETCH_ON_MOUNT, useServerList } from '../../../shared/lists/use-server-list';
import { useVersionListQuery } from '../requests';
import { changesText, satText } from './change-words';
import { CompareDialog } from './compare-dialog';

const COLUMNS: readonly DataTableColumn<VersionSummary>[] = [
  {
    header: 'Version',
    cell: ({ number, isCurrent }) => (
      <OneLine>
        {number} {isCurrent ? <Chip size="small" color="success" label="Current" sx={{ ml: 1 }} /> : null}
      </OneLine>
    ),
  },
  { header: 'Date', cell: ({ createdAt }) => formatDateTime(createdAt) },
  { header: 'By', cell: ({ by }) => by?.username ?? 'Not recorded' },
  { header: 'What changed', cell: changesText },
  { header: 'Sat by', cell: satText },
];

interface VersionsArg {
  readonly query: { readonly page: number; readonly pageSize: number };
}

/** Versions of an exam, which can be compared and restored. */
export function VersionsSection({ exam }: { readonly exam: Exam }) {
  const { _id: id } = exam;
  const useVersions = ({ query }: VersionsArg, options: typeof REFETCH_ON_MOUNT) =>
    useVersionListQuery({ params: { id }, query }, options);
  const list = useServerList(useVersions, NO_SEARCH);
  const items = list.query.currentData?.items;
  const columns = useMemo(() => {
    const Actions = ({ row }: { readonly row: VersionSummary }) => (
      <DialogButton
        size="small"
        variant="outlined"
        aria-label={`Compare version ${row.number}`}
        dialog={(close) => <CompareDialog exam={exam} version={row} versions={items ?? []} onClose={close} />}
      >
        Compare
      </DialogButton>
    );
    return [...COLUMNS, actionsColumn(Actions)];
  }, [exam, items]);
  return (
    <>
      <Typography sx={{ mb: 2.5, maxWidth: '70ch' }}>
        Each change to the exam creates a new version. An attempt keeps the version it started with, so
        results stay the same until someone regrades them. The oldest versions may not show what they changed.
      </Typography>
      <ServerTable label="Versions" columns={columns} list={list} emptyText="There are no versions" />
    </>
  );
}
