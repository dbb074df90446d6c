import type { MyAccount, MyCharge } from '@concord/contracts';
import { dateWords } from '@concord/institute';
import { Box, LinkButton, Typography } from '@concord/ui';
import { useHolder } from '../../shared/holder';
import { asNaira } from '../../shared/naira';
import { Panel } from '../../shared/panel';
import { Nothing } from './nothing';
import { LIST, ROW } from './row-style';
import { debtSentence } from './standing-words';

const DueRow = ({ title, due, open, paid, isOverdue }: MyCharge) => (
  <Box component="li" sx={ROW}>
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Typography variant="body2" sx={{ color: isOverdue ? 'error.main' : 'text.secondary' }}>
        {isOverdue ? 'Was due' : 'Due'} {dateWords(due)}
        {paid > 0 ? `, ${asNaira(paid)} paid` : ''}
      </Typography>
    </Box>
    <Typography sx={{ fontWeight: 600 }}>{asNaira(open)}</Typography>
  </Box>
);

/** Open fees, and the way to pay them. */
export function DuePanel({ account }: { readonly account: MyAccount }) {
  const { isViewed } = useHolder();
  const open = account.charges.filter((charge) => charge.open > 0);
  return (
    <Panel title="What you owe">
      <Typography sx={{ mb: 1 }}>{debtSentence(account)}</Typography>
      {open.length > 0 ? (
        <Box component="ul" sx={LIST}>
          {open.map((charge) => (
            <DueRow key={charge._id} {...charge} />
          ))}
        </Box>
      ) : (
        <Nothing>No fee is open.</Nothing>
      )}
      {isViewed ? null : (
        <LinkButton
          to="/me/account/pay"
          variant={account.balance > 0 ? 'contained' : 'outlined'}
          sx={{ mt: 2 }}
        >
          {account.balance > 0 ? `Pay ${asNaira(account.balance)}` : 'Pay by transfer'}
        </LinkButton>
      )}
    </Panel>
  );
}
