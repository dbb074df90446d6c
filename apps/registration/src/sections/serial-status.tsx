import { isApiError, useSerialCheckQuery } from '@concord/api-client/requests';
import { Box, CircularProgress, TextLink } from '@concord/ui';
import { CheckIcon, WarningIcon } from '@concord/ui/display';
import type { ReactNode } from 'react';
import { useTypedSerial } from '../form/field-problems';

const TOO_MANY_REQUESTS = 429;

interface StatusLineProps {
  readonly icon: ReactNode;
  readonly color: string;
  readonly children: ReactNode;
}

function StatusLine({ icon, color, children }: StatusLineProps) {
  return (
    <Box component="span" sx={{ display: 'flex', gap: 0.75, alignItems: 'flex-start', color }}>
      <Box component="span" aria-hidden="true" sx={{ display: 'flex', pt: '1px' }}>
        {icon}
      </Box>
      <span>{children}</span>
    </Box>
  );
}

const CHECKING = { icon: <CircularProgress size={18} />, color: 'text.secondary' };
const VALID = { icon: <CheckIcon fontSize="small" />, color: 'success.main' };
const INVALID = { icon: <WarningIcon fontSize="small" />, color: 'error.main' };
const UNCHECKED = { icon: <WarningIcon fontSize="small" />, color: 'warning.main' };

/** States of a submitted serial. */
const SENT = {
  sending: { ...CHECKING, text: 'This serial number is being sent with your registration' },
  unanswered: { ...UNCHECKED, text: 'Sent with your registration. Try again to find out if it reached us.' },
  registered: { ...VALID, text: 'You are registered with this serial number' },
};

const uncheckedText = (error: unknown) =>
  isApiError(error) && error.status === TOO_MANY_REQUESTS
    ? 'We don’t know this serial number, and too many wrong ones were tried. Compare it with the one you were given.'
    : 'This serial number could not be checked right now. You can still register.';

/** Validity of the typed serial, checked as soon as it is complete. */
export function SerialStatus({ typed }: { readonly typed: string }) {
  const { serial, stage } = useTypedSerial(typed);
  const { currentData, error, isFetching } = useSerialCheckQuery(
    { body: { serial: serial ?? '' } },
    { skip: serial === undefined || stage !== 'not sent', refetchOnMountOrArgChange: true },
  );

  if (serial === undefined) return 'Four groups of four letters and digits. Dashes are added for you.';
  if (stage !== 'not sent') {
    const { text, ...line } = SENT[stage];
    return <StatusLine {...line}>{text}</StatusLine>;
  }
  if (isFetching && !currentData) return <StatusLine {...CHECKING}>Checking this serial number</StatusLine>;
  if (!currentData) return <StatusLine {...UNCHECKED}>{uncheckedText(error)}</StatusLine>;
  if (currentData.isValid) return <StatusLine {...VALID}>This serial number is valid</StatusLine>;
  return (
    <StatusLine {...INVALID}>
      <strong>Invalid serial number </strong>
      <br />
      Compare it with the one you were given, or ask for another at the numbers below. If you have already
      registered with it,{' '}
      <TextLink to="/start-exam" underline="always">
        sign in to the exam portal
      </TextLink>
      .
    </StatusLine>
  );
}
