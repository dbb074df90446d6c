import { createHmac } from 'node:crypto';
import { LIMITS } from '@concord/contracts';

const OF_THE_DEMO = 'peace2026';

/**
 * The password of the demo ADMIN. Beside a SUPER_ADMIN with a password of the installation's own it is one as well, and
 * tells nothing of that one; the same at every run, so that a seed that was cut off can be carried on.
 */
export function officerPassword(ofSuperAdmin: string, serviceSecret: string): string {
  if (ofSuperAdmin === OF_THE_DEMO) return OF_THE_DEMO;
  const made = createHmac('sha256', serviceSecret).update('password of the demo ADMIN').digest('base64url');
  return made.slice(0, LIMITS.passwordMax);
}
