import type { StaffAccount } from '@concord/contracts';
import { Box, Stack, Typography } from '@concord/ui';
import { formatDate } from '../../shared/format';
import { ListLink } from '../../shared/page/list-link';
import { Section } from '../../shared/page/section';
import { useAdminListQuery, useAdminPendingCountQuery } from '../../shared/requests';
import { ApproveButton } from '../../shared/staff/approve-button';

/** Number of accounts shown; the accounts page lists all. */
const SHOWN = 5;
const QUERY = { query: { role: 'PENDING', page: 1, pageSize: SHOWN } } as const;

function Colleague({ account }: { readonly account: StaffAccount }) {
  const { username, email, createdAt } = account;
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      sx={{ columnGap: 2, rowGap: 1, flexWrap: 'wrap', alignItems: 'center', py: 1 }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{username}</Typography>
        <Typography variant="body2" color="textSecondary">
          {email}, signed up on {formatDate(createdAt)}
        </Typography>
      </Box>
      <ApproveButton account={account} />
    </Stack>
  );
}

/** New accounts that wait for a role; renders nothing without any. For super administrators. */
export function Approvals() {
  const { data: waiting } = useAdminPendingCountQuery();
  const count = waiting?.count ?? 0;
  const { data } = useAdminListQuery(QUERY, { skip: count === 0 });
  const accounts = count > 0 ? (data?.items ?? []) : [];
  if (accounts.length === 0) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <Section
        title="Colleagues to approve"
        actions={
          <ListLink to="/admin/staff-accounts?role=PENDING">
            {count > accounts.length ? `See all ${count.toLocaleString('en-GB')}` : 'Choose another role'}
          </ListLink>
        }
      >
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {accounts.map((account) => (
            <Colleague key={account._id} account={account} />
          ))}
        </Box>
      </Section>
    </Box>
  );
}
