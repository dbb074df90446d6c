import type { ApiError } from '@concord/api-client/requests';

const MEGABYTE = 1024 * 1024;
const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1);

/** Upload progress as text and in percent; `storing` once everything was sent. */
export function uploadText(sent: number, total: number) {
  if (total === 0) return { percent: 0, storing: false, text: 'Preparing your registration' };
  if (sent >= total) return { percent: 100, storing: true, text: 'Saving your registration' };
  const percent = Math.floor((sent / total) * 100);
  return {
    percent,
    storing: false,
    text: `${percent}%: ${megabytes(sent)} MB of ${megabytes(total)} MB sent`,
  };
}

/** Progress for screen readers, at every 25 %. */
export function uploadAnnouncement(sent: number, total: number): string {
  const { percent, storing, text } = uploadText(sent, total);
  if (storing || total === 0) return text;
  const quarter = Math.floor(percent / 25) * 25;
  return quarter === 0 ? 'Sending your registration' : `${quarter}% sent`;
}

/** Heading that gives the reason for a missing answer. */
export function unansweredTitle({ status, code }: ApiError, online: boolean): string {
  if (!online) return 'You are offline';
  if (code === 'TIMEOUT' || status === 504 || status === 408) return 'The server did not answer in time';
  if (code === 'IN_PROGRESS') return 'Your registration is still being saved';
  if (status === 0) return 'The connection was lost';
  return 'The registration service is not available right now';
}
