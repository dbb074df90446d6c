import type { MailStatus } from '@concord/contracts';

interface StatusWords {
  readonly label: string;
  readonly color: 'default' | 'info' | 'success' | 'warning' | 'error';
}

/** The states of a mail in words. */
export const STATUS_WORDS: Record<MailStatus, StatusWords> = {
  queued: { label: 'Waiting', color: 'info' },
  sending: { label: 'Sending', color: 'info' },
  sent: { label: 'Sent', color: 'success' },
  kept: { label: 'Kept here', color: 'default' },
  failed: { label: 'Failed', color: 'error' },
  unknown: { label: 'May have gone out', color: 'warning' },
};

export const STATUSES = Object.keys(STATUS_WORDS) as MailStatus[];

/** The status that an address names, or none. */
export const statusFrom = (text: string | null): MailStatus | '' =>
  STATUSES.find((status) => status === text) ?? '';
