import { isApiError } from '@concord/api-client/requests';
import { Box, CircularProgress } from '@concord/ui';
import { CheckIcon, WarningIcon } from '@concord/ui/display';
import type { ReactNode } from 'react';
import { useValidateSerialQuery } from '../requests/validate-serial';
import { wholeSerial } from './serial-check';

const TOO_MANY = 429;

function Verdict({ icon, color, children }: { icon: ReactNode; color: string; children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'flex', gap: 0.75, alignItems: 'flex-start', color }}>
      <Box component="span" aria-hidden="true" sx={{ display: 'flex', pt: '1px' }}>
        {icon}
      </Box>
      <span>{children}</span>
    </Box>
  );
}

const unchecked = (error: unknown) =>
  isApiError(error) && error.status === TOO_MANY
    ? 'Too many serial numbers were tried from this connection, so it is not checked for some minutes. You can still register.'
    : 'It could not be checked just now. You can still register.';

/** Whether the serial that was typed can be used, asked as soon as it is whole. It never holds up the registration. */
export function SerialVerdict({ typed }: { readonly typed: string }) {
  const serial = wholeSerial(typed);
  const { currentData, error, isFetching } = useValidateSerialQuery(serial ?? '', {
    skip: serial === undefined,
    refetchOnMountOrArgChange: true,
  });
  const warning = <WarningIcon fontSize="small" />;

  if (serial === undefined) return 'Letters and digits; the dashes come by themselves.';
  if (isFetching && !currentData) {
    return (
      <Verdict icon={<CircularProgress size={18} />} color="text.secondary">
        Checking this serial number
      </Verdict>
    );
  }
  if (currentData?.isValid) {
    return (
      <Verdict icon={<CheckIcon fontSize="small" />} color="success.main">
        This serial number is valid
      </Verdict>
    );
  }
  if (currentData) {
    return (
      <Verdict icon={warning} color="error.main">
        <strong>Invalid serial number </strong>
        <br />
        Compare it with the one that you were given, or ask for another at the numbers below.
      </Verdict>
    );
  }
  return (
    <Verdict icon={warning} color="warning.main">
      {unchecked(error)}
    </Verdict>
  );
}
