import { INSTITUTE } from '@concord/contracts';
import { Box, Paper, Typography } from '@concord/ui';

const ROWS = [
  ['Bank', INSTITUTE.bank.bankName],
  ['Account name', INSTITUTE.bank.accountName],
  ['Account number', INSTITUTE.bank.accountNumber],
] as const;

/** Where fees are paid. */
export function BankAccount() {
  return (
    <Paper
      component="section"
      variant="outlined"
      sx={{
        mt: { xs: 4, md: 6 },
        p: { xs: 2.5, md: 4 },
        bgcolor: 'primary.light',
        borderColor: 'primary.light',
      }}
    >
      <Typography variant="h2" gutterBottom>
        Bank account
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 2fr 1fr' } }}>
        {ROWS.map(([term, value]) => (
          <div key={term}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {term}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
              {value}
            </Typography>
          </div>
        ))}
      </Box>
    </Paper>
  );
}
