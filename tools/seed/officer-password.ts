import { createHmac } from 'node:crypto';
import { LIMITS } from '@concord/contracts';

const DEMO_PASSWORD = 'peace2026';

/**
 * Password of the demo ADMIN: that of the demo if the SUPER_ADMIN has it, too. Otherwise it is derived from the
 * service secret, so that it is the same at every run, and an interrupted seed can be continued.
 */
export function officerPassword(ofSuperAdmin: string, serviceSecret: string): string {
  if (ofSuperAdmin === DEMO_PASSWORD) return DEMO_PASSWORD;
  const made = createHmac('sha256', serviceSecret).update('password of the demo ADMIN').digest('base64url');
  return made.slice(0, LIMITS.passwordMax);
}
