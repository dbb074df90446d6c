import type { AdminUpdateBody } from '@concord/contracts';
import { conflict } from '@concord/nest-platform';
import type { StaffRights } from '../../../store/staff/staff';

/**
 * Rights of an account after a change. A permission that nobody names stays, except that PENDING has none.
 * @throws AppError 409 for a permission given to another role than ADMIN.
 */
export function rightsAfter(
  before: StaffRights,
  { role = before.role, finance }: AdminUpdateBody,
): StaffRights {
  if (finance && role === 'SUPER_ADMIN')
    throw conflict('CONFLICT', 'A SUPER_ADMIN has this permission already');
  if (finance && role === 'PENDING')
    throw conflict('CONFLICT', 'This account is waiting for approval. Give it the role ADMIN first');
  return { role, hasFinance: role !== 'PENDING' && (finance ?? before.hasFinance) };
}
