import { LIMITS } from '@concord/contracts';
import { AppError, log } from '@concord/nest-platform';
import type { StudentsPrepareEnv } from '../../../env';
import type { RoleLock } from '../../../store/locks/role-lock.repository';
import { isExpired, type StaffRepository } from '../../../store/staff/staff.repository';
import { weaknessOf } from '../passwords/password-rules';
import { Passwords, PREPARATION } from '../passwords/passwords';
import { initialPasswordEnd } from './initial-password';

/**
 * Creates the first SUPER_ADMIN from the environment, unless there is one who can sign in. Several processes may run
 * it at once.
 */
export async function ensureSuperAdmin(
  staff: StaffRepository,
  lock: RoleLock,
  env: StudentsPrepareEnv,
): Promise<void> {
  if (await staff.hasSuperAdmin()) return;
  const { SUPER_ADMIN_USERNAME: username, SUPER_ADMIN_EMAIL: email, SUPER_ADMIN_PASSWORD: password } = env;
  if (!username || !email || !password) {
    log.warn({ superAdmin: 'missing' }, 'there is no SUPER_ADMIN, and the environment names none');
    return;
  }
  if (await isExpiredOne(staff, email, password)) {
    log.warn({ superAdmin: 'missing' }, `this SUPER_ADMIN_PASSWORD has expired, ${EXPIRED}`);
    return;
  }
  const weakness = weaknessOf({ username, email, password });
  if (weakness) log.warn({ superAdmin: 'weak password' }, `SUPER_ADMIN_PASSWORD: ${weakness}`);
  const passwordHash = await new Passwords().hash(password, PREPARATION);
  const isInitial = env.SUPER_ADMIN_PASSWORD_INITIAL === 'on';
  const stored = { passwordHash, ...(isInitial && { initialPasswordUntil: initialPasswordEnd() }) };
  await lock.run(async () => {
    if (await staff.hasSuperAdmin()) return;
    await staff.insert({ username, email, ...stored, role: 'SUPER_ADMIN' }).catch((error: unknown) => {
      // The operator, who controls the environment, takes over an existing account with this e-mail.
      if (error instanceof AppError && error.code === 'EMAIL_TAKEN') return staff.promote(email, stored);
      throw error;
    });
    log.info({ superAdmin: 'made', ...(isInitial && LIMIT) }, 'made the first SUPER_ADMIN');
  });
}

const LIMIT = { initialPasswordDays: LIMITS.initialPasswordDays };
const EXPIRED = `as it was not replaced within ${LIMITS.initialPasswordDays} days: give another one`;

/** Running the preparation again must not renew an expired password. */
async function isExpiredOne(staff: StaffRepository, email: string, password: string): Promise<boolean> {
  const found = await staff.findForSignIn(email);
  if (!found || !isExpired(found.staff)) return false;
  return new Passwords().matches(found.passwordHash, password, PREPARATION);
}
