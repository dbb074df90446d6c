import type { MyPaymentDetails } from '@concord/contracts';
import { Box, SampleMark, Typography } from '@concord/ui';
import { CopyableValue } from '@concord/ui/basics';
import type { ReactNode } from 'react';
import { asNaira } from '../naira';

interface DetailProps {
  readonly term: string;
  readonly children: ReactNode;
}

const Detail = ({ term, children }: DetailProps) => (
  <div>
    <Typography component="dt" variant="body2" color="textSecondary">
      {term}
    </Typography>
    <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </div>
);

/** Amount as a bank's app takes it: no currency and no separators. */
const typedAmount = (kobo: number) => String(kobo / 100);

/** Everything for the transfer, with buttons to copy. */
export function BankDetails({ details }: { readonly details: MyPaymentDetails }) {
  const { bankName, accountName, accountNumber, amount, reference } = details;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        p: { xs: 2, md: 2.5 },
        borderRadius: 1,
        bgcolor: 'primary.light',
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { md: '1fr 1fr' },
      }}
    >
      <Detail term="Bank">{bankName}</Detail>
      <Detail term="Account name">{accountName}</Detail>
      <Detail term="Account number">
        <CopyableValue text={accountNumber} label="Copy the account number" copied="Account number copied">
          {accountNumber}
          <SampleMark of="bank account" />
        </CopyableValue>
      </Detail>
      {amount > 0 ? (
        <Detail term="Amount">
          <CopyableValue text={typedAmount(amount)} label="Copy the amount" copied="Amount copied">
            {asNaira(amount)}
          </CopyableValue>
        </Detail>
      ) : null}
      <Detail term="Reference, for the narration">
        <CopyableValue text={reference} label="Copy the reference" copied="Reference copied">
          {reference}
        </CopyableValue>
      </Detail>
    </Box>
  );
}
