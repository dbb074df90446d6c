import { AppError, log } from '@concord/nest-platform';
import type { StudentsPrepareEnv } from '../env';
import { weaknessOf } from './password-rules';
import { Passwords, PREPARATION } from './passwords';
import type { RoleLock } from './role-lock.repository';
import type { StaffRepository } from './staff.repository';

/** Makes the first SUPER_ADMIN from the environment when there is none. Safe to run in several processes at once. */
export async function ensureSuperAdmin(
  staff: StaffRepository,
  lock: RoleLock,
  {
    SUPER_ADMIN_USERNAME: username,
    SUPER_ADMIN_EMAIL: email,
    SUPER_ADMIN_PASSWORD: password,
  }: StudentsPrepareEnv,
): Promise<void> {
  if (await staff.hasSuperAdmin()) return;
  if (!username || !email || !password) {
    log.warn({ superAdmin: 'missing' }, 'there is no SUPER_ADMIN, and the environment names none');
    return;
  }
  const weakness = weaknessOf({ username, email, password });
  if (weakness) log.warn({ superAdmin: 'weak password' }, `SUPER_ADMIN_PASSWORD: ${weakness}`);
  const passwordHash = await new Passwords().hash(password, PREPARATION);
  await lock.run(async () => {
    if (await staff.hasSuperAdmin()) return;
    await staff.insert({ username, email, passwordHash, role: 'SUPER_ADMIN' }).catch((error: unknown) => {
      // An account has this e-mail already: whoever controls the environment takes it over.
      if (error instanceof AppError && error.code === 'EMAIL_TAKEN')
        return staff.promote(email, passwordHash);
      throw error;
    });
    log.info({ superAdmin: 'made' }, 'made the first SUPER_ADMIN');
  });
}
