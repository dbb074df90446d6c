import { LIMITS } from '@concord/contracts';

/**
 * The password of the demo ADMIN: as much of the SUPER_ADMIN's as an account that signs up may have. One that everybody
 * knows would open a site that is on the Internet.
 */
export const officerPassword = (superAdminPassword: string): string =>
  superAdminPassword.slice(0, LIMITS.passwordMax);
