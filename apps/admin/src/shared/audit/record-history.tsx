import { useSession } from '@concord/api-client';
import { Box, Button, ErrorState, Skeleton, Stack, Typography } from '@concord/ui';
import { RefreshIcon } from '@concord/ui/display';
import { DialogButton } from '../dialogs/dialog-button';
import { formatDateTime } from '../format';
import { REFETCH_ON_MOUNT } from '../lists/use-server-list';
import { ListLink } from '../page/list-link';
import { Section } from '../page/section';
import { AuditDetails } from './audit-details';
import { AuditSentence } from './audit-sentence';
import { actorName, actionPhrase } from './audit-wording';
import { useAuditListQuery } from './requests';

const SHOWN = 25;

interface RecordHistoryProps {
  /** Id of the record. */
  readonly id: string;
}

/** History tab of a record for super administrators; undefined for others. */
export function useHistoryTab() {
  const { details } = useSession();
  return details?.role === 'SUPER_ADMIN' ? [{ name: 'history', label: 'History' }] : [];
}

/** Audit entries of one record, newest first. For super administrators. */
export function RecordHistory({ id }: RecordHistoryProps) {
  const query = useAuditListQuery({ query: { id, page: 1, pageSize: SHOWN } }, REFETCH_ON_MOUNT);
  const { currentData: page, error, isFetching, refetch } = query;
  const refresh = (
    <Button startIcon={<RefreshIcon />} loading={isFetching} onClick={() => void refetch()}>
      Refresh
    </Button>
  );
  return (
    <Section title="History" actions={refresh}>
      {!page && error && !isFetching ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!page && isFetching ? <Skeleton variant="rounded" height={96} /> : null}
      {page?.total === 0 ? <Typography>No history yet.</Typography> : null}
      <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {page?.items.map((record) => (
          <Stack
            component="li"
            key={record._id}
            direction={{ xs: 'column', md: 'row' }}
            sx={{ columnGap: 2, alignItems: { md: 'baseline' } }}
          >
            <Typography variant="body2" color="textSecondary" sx={{ flex: { md: '0 0 9.5rem' } }}>
              {formatDateTime(record.at)}
            </Typography>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <AuditSentence record={record} />
            </Box>
            <DialogButton
              size="small"
              sx={{ alignSelf: 'flex-start' }}
              aria-label={`Details: ${actorName(record)} ${actionPhrase(record)}`}
              dialog={(close) => <AuditDetails record={record} onClose={close} />}
            >
              Details
            </DialogButton>
          </Stack>
        ))}
      </Stack>
      {page && page.total > SHOWN ? (
        <ListLink to={`/admin/audit?id=${id}`}>All {page.total} entries</ListLink>
      ) : null}
    </Section>
  );
}
