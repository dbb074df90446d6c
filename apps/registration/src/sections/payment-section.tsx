import { INSTITUTE } from '@concord/institute';
import { Box, SampleMark, TARGET_PX, Typography } from '@concord/ui';
import { CopyableValue } from '@concord/ui/basics';
import { FormSerialField, useWatch } from '@concord/ui/forms';
import type { ReactNode } from 'react';
import { Section } from './section';
import { SerialHelp } from './registered-help';
import { SerialPhones } from './serial-phones';
import { SerialStatus } from './serial-status';
import { useRegistrationForm } from '../form/use-registration-form';

const { bankName, accountName, accountNumber } = INSTITUTE.bank;

function Detail({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {term}
      </Typography>
      <Box
        component="dd"
        sx={{
          m: 0,
          // Centres a value beside the others on the last one's button.
          minHeight: { md: TARGET_PX },
          alignContent: 'center',
          fontWeight: 600,
          overflowWrap: 'anywhere',
        }}
      >
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
      <Detail term="Bank">{bankName}</Detail>
      <Detail term="Account name">{accountName}</Detail>
      <Detail term="Account number">
        <CopyableValue text={accountNumber} label="Copy the account number" copied="Account number copied">
          {accountNumber}
          <SampleMark of="bank account" />
        </CopyableValue>
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
      <SerialHelp />
      <Typography sx={{ mt: 1, lineHeight: `${TARGET_PX}px` }}>
        To get a serial number, call <SerialPhones />.
      </Typography>
    </Section>
  );
}
