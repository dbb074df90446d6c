import { log } from '@concord/nest-platform';
import type { StudentsPrepareEnv } from '../../../env';
import type { StaffRepository } from '../../../store/staff/staff.repository';
import { Passwords, PREPARATION } from '../passwords/passwords';

/** Accounts of the launcher and the demo seed; the README shows their password. */
const DEMO_EMAILS = ['admin@concord.example', 'officer@concord.example'];
const DEMO_PASSWORD = 'peace2026';

/**
 * Finds accounts with the demo password. SUPER_ADMIN_PASSWORD replaces it in the account of SUPER_ADMIN_EMAIL; a
 * warning names the others.
 */
export async function endDemoPasswords(staff: StaffRepository, env: StudentsPrepareEnv): Promise<void> {
  const { SUPER_ADMIN_EMAIL: email, SUPER_ADMIN_PASSWORD: own } = env;
  const passwords = new Passwords();
  const left: string[] = [];
  for (const known of new Set([...DEMO_EMAILS, ...(email ? [email] : [])])) {
    const found = await staff.findForSignIn(known);
    if (!found || !(await passwords.matches(found.passwordHash, DEMO_PASSWORD, PREPARATION))) continue;
    if (known === email && own && own !== DEMO_PASSWORD && found.staff.role === 'SUPER_ADMIN') {
      await staff.promote(known, { passwordHash: await passwords.hash(own, PREPARATION) });
      log.info({ email }, 'the password of the demo was replaced by SUPER_ADMIN_PASSWORD');
    } else left.push(known);
  }
  if (left.length === 0) return;
  log.warn({ demoAccounts: left }, 'accounts have the public password of the demo');
}
