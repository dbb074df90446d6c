import { INSTITUTE } from '@concord/contracts';
import { Box, Button, Paper, Typography } from '@concord/ui';
import { useState, useSyncExternalStore } from 'react';

const { bankName, accountName, accountNumber } = INSTITUTE.bank;

const SAID = { copied: 'Account number copied', failed: 'Your browser did not allow copying' } as const;

const never = () => () => {};
const hasClipboard = () => 'clipboard' in navigator;
const withoutBrowser = () => false;

/** A button that copies; only there where the browser has a clipboard for pages. */
function CopyAccountNumber() {
  const able = useSyncExternalStore(never, hasClipboard, withoutBrowser);
  const [outcome, setOutcome] = useState<keyof typeof SAID>();
  const copy = () =>
    navigator.clipboard.writeText(accountNumber).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minHeight: 44 }}>
      {able ? (
        <Button
          variant="outlined"
          size="small"
          aria-label="Copy the account number"
          onClick={() => void copy()}
        >
          Copy
        </Button>
      ) : null}
      <Typography component="span" role="status" variant="body2">
        {outcome ? SAID[outcome] : ''}
      </Typography>
    </Box>
  );
}

/** Where fees are paid, and nowhere else. */
export function BankAccount() {
  return (
    <Paper
      component="section"
      variant="outlined"
      sx={{ mt: { xs: 5, md: 8 }, p: { xs: 2.5, md: 4 }, borderColor: 'primary.main' }}
    >
      <Typography variant="h2" gutterBottom>
        Bank account
      </Typography>
      <Typography sx={{ maxWidth: '65ch' }}>
        Fees are paid into this account only, never to a person. Keep the receipt: you are asked for it when
        something has to be paid back.
      </Typography>
      <Box
        component="dl"
        sx={{
          mt: 3,
          mb: 0,
          display: 'grid',
          columnGap: 5,
          rowGap: 2,
          gridTemplateColumns: { md: 'auto 1fr auto' },
        }}
      >
        {[
          ['Bank', bankName],
          ['Account name', accountName],
        ].map(([term, value]) => (
          <div key={term}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {term}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
              {value}
            </Typography>
          </div>
        ))}
        <div>
          <Typography component="dt" variant="body2" color="textSecondary">
            Account number
          </Typography>
          <Typography
            component="dd"
            variant="h3"
            sx={{ m: 0, fontVariantNumeric: 'tabular-nums', letterSpacing: '0.06em' }}
          >
            {accountNumber}
          </Typography>
          <dd style={{ margin: 0 }}>
            <CopyAccountNumber />
          </dd>
        </div>
      </Box>
    </Paper>
  );
}
