import { useSession } from '@concord/api-client';
import type { ListedFeeTable } from '@concord/contracts';
import { LinkButton, Stack, Typography } from '@concord/ui';
import { AddIcon, Chip } from '@concord/ui/display';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { ReadingDialog } from '../../shared/dialogs/reading-dialog';
import { formatDateTime } from '../../shared/format';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { AdminPage } from '../../shared/page/admin-page';
import { LoadGuard } from '../../shared/page/load-guard';
import { Section } from '../../shared/page/section';
import { periodText } from './fee-words';
import { FeesTable } from './fees-table';
import { useFeeTableListQuery } from './requests';

const STATES = {
  'in-force': { label: 'In force', color: 'success' },
  coming: { label: 'Coming', color: 'info' },
  past: { label: 'Past', color: 'default' },
} as const;

const titleOf = ({ version }: ListedFeeTable) => (version === 0 ? 'First fee table' : `Version ${version}`);

/** Days, reason and author of a version. */
function Facts({ table }: { readonly table: ListedFeeTable }) {
  const { by, at, reason } = table;
  return (
    <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {periodText(table)}
      {by ? `. ${by.username}, ${formatDateTime(at)}: ${reason}` : ''}
    </Typography>
  );
}

/** A version: with its table while it is in force or coming, else behind a button. */
function Version({ table }: { readonly table: ListedFeeTable }) {
  const title = titleOf(table);
  const { label, color } = STATES[table.state];
  const isPast = table.state === 'past';
  const actions = (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Chip size="small" variant={color === 'success' ? 'filled' : 'outlined'} color={color} label={label} />
      {isPast ? (
        <DialogButton
          aria-label={`Show ${title}`}
          dialog={(close) => (
            <ReadingDialog title={title} onClose={close}>
              <Facts table={table} />
              <FeesTable fees={table.fees} label={title} />
            </ReadingDialog>
          )}
        >
          Show
        </DialogButton>
      ) : null}
    </Stack>
  );
  return (
    <Section title={title} actions={actions}>
      <Stack spacing={2}>
        <Facts table={table} />
        {isPast ? null : <FeesTable fees={table.fees} label={title} />}
      </Stack>
    </Section>
  );
}

/** Versions of the fee table, newest first. */
export default function FeesPage() {
  const isEditor = useSession().details?.role === 'SUPER_ADMIN';
  const query = useFeeTableListQuery(undefined, REFETCH_ON_MOUNT);
  return (
    <AdminPage
      title="Fees"
      lead="Fees of each grade in naira. A new version holds from its day on; charges that were raised keep their amounts."
      actions={
        isEditor ? (
          <LinkButton to="/admin/fees/new" variant="contained" startIcon={<AddIcon />}>
            New version
          </LinkButton>
        ) : undefined
      }
    >
      <LoadGuard query={query} missing="There is no fee table">
        {(tables) => (
          <Stack spacing={2.5}>
            {tables.map((table) => (
              <Version key={table.version} table={table} />
            ))}
          </Stack>
        )}
      </LoadGuard>
    </AdminPage>
  );
}
