import { INSTITUTE } from '@concord/institute';
import { Box, MuiLink, TARGET_PX, Typography } from '@concord/ui';
import { CopyButton } from '@concord/ui/basics';
import { FormSerialField, useWatch } from '@concord/ui/forms';
import type { ReactNode } from 'react';
import { Section } from './section';
import { SerialStatus } from './serial-status';
import { useRegistrationForm } from '../form/use-registration-form';

const { bankName, accountName, accountNumber } = INSTITUTE.bank;

interface DetailProps {
  readonly term: string;
  readonly value: string;
  /** Beside the value. */
  readonly children?: ReactNode;
}

function Detail({ term, value, children }: DetailProps) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {term}
      </Typography>
      <Box
        component="dd"
        sx={{
          m: 0,
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          alignItems: 'center',
          minHeight: TARGET_PX,
        }}
      >
        <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {value}
        </Typography>
        {children}
      </Box>
    </div>
  );
}

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
        gridTemplateColumns: { md: '1fr 2fr 2fr' },
      }}
    >
      <Detail term="Bank" value={bankName} />
      <Detail term="Account name" value={accountName} />
      <Detail term="Account number" value={accountNumber}>
        <CopyButton text={accountNumber} label="Copy the account number" copied="Account number copied" />
      </Detail>
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
