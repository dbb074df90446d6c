import { INSTITUTE } from '@concord/institute';
import { Box, MuiLink, TARGET_PX, Typography } from '@concord/ui';
import { FormSerialField, useWatch } from '@concord/ui/forms';
import { Section } from './section';
import { SerialStatus } from './serial-status';
import { useRegistrationForm } from '../form/use-registration-form';

const ACCOUNT = [
  ['Bank', INSTITUTE.bank.bankName],
  ['Account name', INSTITUTE.bank.accountName],
  ['Account number', INSTITUTE.bank.accountNumber],
] as const;

function BankDetails() {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mb: 3,
        p: 2.5,
        borderRadius: 1,
        bgcolor: 'primary.light',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { md: '1fr 2fr 1fr' },
      }}
    >
      {ACCOUNT.map(([term, value]) => (
        <div key={term}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {term}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

export function PaymentSection() {
  const { control } = useRegistrationForm();
  const typed = useWatch({ control, name: 'serialNumber' });
  return (
    <Section part="payment">
      <BankDetails />
      <FormSerialField
        control={control}
        name="serialNumber"
        label="Serial Number"
        required
        helperText={
          <span role="status">
            <SerialStatus typed={typed} />
          </span>
        }
      />
      <Typography sx={{ mt: 1 }}>
        To obtain a serial number, call{' '}
        {INSTITUTE.serialNumberPhones.map((phone, index) => (
          <span key={phone}>
            {index > 0 ? ' or ' : null}
            <MuiLink
              href={`tel:${phone.replace(/\s/g, '')}`}
              underline="always"
              sx={{
                whiteSpace: 'nowrap',
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: TARGET_PX,
              }}
            >
              {phone}
            </MuiLink>
          </span>
        ))}
        .
      </Typography>
    </Section>
  );
}
