import type { MailStatus } from '@concord/contracts';
import { Chip } from '@concord/ui/display';
import { STATUS_WORDS } from './mail-statuses';

/** How far a mail is. */
export function MailStatusChip({ status }: { readonly status: MailStatus }) {
  const { label, color } = STATUS_WORDS[status];
  return (
    <Chip size="small" variant={status === 'sent' ? 'filled' : 'outlined'} color={color} label={label} />
  );
}
