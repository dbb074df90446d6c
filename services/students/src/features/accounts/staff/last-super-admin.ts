import { conflict } from '@concord/nest-platform';
import type { Staff } from '../../../store/staff/staff';
import type { StaffRepository } from '../../../store/staff/staff.repository';

/**
 * Refuses changes that leave no SUPER_ADMIN who can sign in. Callers must hold the `RoleLock`.
 * @throws AppError 409 LAST_SUPER_ADMIN
 */
export async function requireOtherSuperAdmin(staff: StaffRepository, { id, role }: Staff): Promise<void> {
  if (role === 'SUPER_ADMIN' && !(await staff.hasSuperAdmin(id)))
    throw conflict('LAST_SUPER_ADMIN', 'This is the last SUPER_ADMIN. Give another account this role first');
}
