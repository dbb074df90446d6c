import { INSTITUTE } from '@concord/institute';
import { Box, Paper, SampleMark, Typography } from '@concord/ui';
import { CopyableValue } from '@concord/ui/basics';

const { bankName, accountName, accountNumber } = INSTITUTE.bank;

function Row({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {term}
      </Typography>
      <Typography
        component="dd"
        sx={{ m: 0, fontWeight: 600, minHeight: { lg: 44 }, alignContent: 'center' }}
      >
        {value}
      </Typography>
    </div>
  );
}

/** Bank account for fees, with a warning to pay only there. */
export function BankAccount() {
  return (
    <Paper
      component="section"
      variant="outlined"
      sx={{ mt: { xs: 5, md: 8 }, p: { xs: 2.5, md: 4 }, borderColor: 'primary.main' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
        <Typography variant="h2" gutterBottom>
          Bank account
        </Typography>
        <SampleMark of="bank account" />
      </Box>
      <Typography sx={{ maxWidth: '65ch' }}>
        Pay fees into this account only, never to a person, whichever payment method you choose. Keep your
        receipt. You will need it to claim a refund.
      </Typography>
      <Box
        component="dl"
        sx={{
          mt: 3,
          mb: 0,
          display: 'grid',
          columnGap: 6,
          rowGap: 2,
          gridTemplateColumns: { md: 'auto auto', lg: 'auto auto 1fr' },
          justifyContent: 'start',
        }}
      >
        <Row term="Bank" value={bankName} />
        <Row term="Account name" value={accountName} />
        <div>
          <Typography component="dt" variant="body2" color="textSecondary">
            Account number
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <CopyableValue
              text={accountNumber}
              label="Copy the account number"
              copied="Account number copied"
            >
              <Typography
                component="span"
                variant="h3"
                sx={{ fontVariantNumeric: 'tabular-nums', letterSpacing: '0.06em' }}
              >
                {accountNumber}
              </Typography>
            </CopyableValue>
          </Box>
        </div>
      </Box>
    </Paper>
  );
}
