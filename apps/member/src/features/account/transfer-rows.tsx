import type { MyTransfer } from '@concord/contracts';
import { dateWords } from '@concord/institute';
import { Box, Typography } from '@concord/ui';
import { lazy, Suspense } from 'react';
import { useHolder } from '../../shared/holder';
import { asNaira } from '../../shared/naira';
import { transferWords } from './account-words';
import { LIST, ROW } from './row-style';

const WithdrawButton = lazy(() => import('./withdraw-button'));

function TransferRow({ transfer }: { readonly transfer: MyTransfer }) {
  const { amount, sentOn, file, state, arrived, receipt } = transfer;
  const { isViewed } = useHolder();
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{transferWords(transfer)}</Typography>
        <Typography variant="body2" color="textSecondary">
          Sent {dateWords(sentOn)}, {file || 'evidence'}
          {receipt ? `, receipt ${receipt.number}` : ''}
          {arrived !== undefined && arrived !== amount ? `, ${asNaira(arrived)} arrived` : ''}
        </Typography>
      </Box>
      <Typography sx={{ fontWeight: 600 }}>{asNaira(amount)}</Typography>
      {state === 'received' && !isViewed ? (
        <Box sx={{ gridColumn: '1 / -1', mt: 1 }}>
          <Suspense fallback={null}>
            <WithdrawButton transfer={transfer} />
          </Suspense>
        </Box>
      ) : null}
    </Box>
  );
}

/** Transfers with their states, latest first. */
export const TransferRows = ({ transfers }: { readonly transfers: readonly MyTransfer[] }) => (
  <Box component="ul" sx={LIST}>
    {transfers.map((transfer) => (
      <TransferRow key={transfer._id} transfer={transfer} />
    ))}
  </Box>
);
