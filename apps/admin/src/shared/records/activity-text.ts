import type { ActivityCounts } from '@concord/contracts';

const MINUTE_S = 60;

/** Formats seconds as `45 s`, `2 min` or `1 h 5 min`. */
function timeText(seconds: number): string {
  if (seconds < MINUTE_S) return `${seconds} s`;
  const minutes = Math.round(seconds / MINUTE_S);
  return minutes < MINUTE_S
    ? `${minutes} min`
    : `${Math.floor(minutes / MINUTE_S)} h ${minutes % MINUTE_S} min`;
}

/** Activity counts in words: `Left the page 3×, away 2 min, copied 1×`; empty if all are 0. */
export function activityText({ left, awaySeconds, blurred, copied, printed }: ActivityCounts): string {
  const parts = [
    left > 0 ? `left the page ${left}×` : '',
    awaySeconds > 0 ? `away ${timeText(awaySeconds)}` : '',
    blurred > 0 ? `other window ${blurred}×` : '',
    copied > 0 ? `copied ${copied}×` : '',
    printed > 0 ? `printed ${printed}×` : '',
  ];
  const text = parts.filter(Boolean).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Sum of the counted events, for sorting. */
export const activitySum = ({ left, blurred, copied, printed }: ActivityCounts): number =>
  left + blurred + copied + printed;
