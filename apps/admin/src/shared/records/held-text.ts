import type { HeldResult } from '@concord/contracts';
import { formatDateTime } from '../format';

/** Note beside a score or verdict that the candidate does not see yet; empty if it is released. */
export function heldText(held: HeldResult | undefined): string {
  if (!held) return '';
  if (held.unconfirmed) return 'Waiting for a SUPER_ADMIN';
  return held.until ? `Held until ${formatDateTime(held.until)}` : 'Held';
}
