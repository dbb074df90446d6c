import { Typography } from '@concord/ui';
import { formatNaira } from './naira';

/** Balance of a member: a debt stands out, credit is named. */
export function BalanceText({ balance }: { readonly balance: number }) {
  if (balance === 0) return <>Nothing due</>;
  return (
    <Typography component="span" variant="inherit" color={balance > 0 ? 'error' : 'success'} noWrap>
      {balance > 0 ? formatNaira(balance) : `${formatNaira(-balance)} credit`}
    </Typography>
  );
}
