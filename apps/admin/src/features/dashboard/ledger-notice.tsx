import { LEDGER_CHECK_AGE_MAX_HOURS, type LedgerCheck } from '@concord/contracts';
import { Box, Typography } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { useState } from 'react';
import { formatDateTime } from '../../shared/format';
import { RowLink } from '../../shared/lists/cells';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { useLedgerCheckStatusQuery } from './requests';

const HOUR_MS = 3_600_000;
const NAMED = 5;

const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

function Differences({ differences, first, endedAt }: LedgerCheck) {
  const named = first.slice(0, NAMED);
  const more = differences - named.length;
  return (
    <Alert severity="warning" role="status">
      The accounts of members do not add up: {counted(differences, 'difference')} found on{' '}
      {formatDateTime(endedAt)}. Ask your technical contact.
      <Box component="ul" sx={{ my: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {named.map(({ member, text }) => (
          <li key={`${member?._id} ${text}`}>
            {member ? (
              <>
                <RowLink to={`/admin/members/${member._id}`}>{member.number}</RowLink>:{' '}
              </>
            ) : null}
            {text}
          </li>
        ))}
      </Box>
      {more > 0 ? `And ${more.toLocaleString('en')} more.` : null}
    </Alert>
  );
}

/** Outcome of the nightly check of the ledger. For staff with the finance permission. */
export function LedgerNotice() {
  const [now] = useState(() => Date.now());
  const { data } = useLedgerCheckStatusQuery(undefined, REFETCH_ON_MOUNT);
  const last = data?.last;
  if (!last) return null;
  const isOld = now - Date.parse(last.endedAt) > LEDGER_CHECK_AGE_MAX_HOURS * HOUR_MS;
  return (
    <Box component="section" aria-label="Ledger" sx={{ mb: 2.5, minHeight: 48 }}>
      {last.differences > 0 ? <Differences {...last} /> : null}
      {last.differences === 0 && isOld ? (
        <Alert severity="warning" role="status">
          The accounts of members were last checked on {formatDateTime(last.endedAt)}. There should be a check
          each night. Ask your technical contact.
        </Alert>
      ) : null}
      {last.differences === 0 && !isOld ? (
        <Typography color="textSecondary" sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
          The accounts of {counted(last.members, 'member')} add up. Checked on {formatDateTime(last.endedAt)}.
        </Typography>
      ) : null}
    </Box>
  );
}
