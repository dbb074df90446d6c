import type { MailStatus, MailSummary } from '@concord/contracts';
import { Chip } from '@concord/ui/display';

interface StatusChip {
  readonly label: string;
  readonly color: 'default' | 'info' | 'success' | 'warning' | 'error';
}

export const STATUS_CHIPS: Record<MailStatus, StatusChip> = {
  queued: { label: 'Waiting', color: 'info' },
  sending: { label: 'Sending', color: 'info' },
  sent: { label: 'Sent', color: 'success' },
  kept: { label: 'Kept here', color: 'default' },
  failed: { label: 'Failed', color: 'error' },
  unknown: { label: 'May have been sent', color: 'warning' },
};

export const STATUSES = Object.keys(STATUS_CHIPS) as MailStatus[];

const CANCELLED: StatusChip = { label: 'Cancelled', color: 'default' };

export function MailStatusChip({ status, cancelled }: Pick<MailSummary, 'status' | 'cancelled'>) {
  const { label, color } = cancelled ? CANCELLED : STATUS_CHIPS[status];
  return (
    <Chip size="small" variant={status === 'sent' ? 'filled' : 'outlined'} color={color} label={label} />
  );
}
