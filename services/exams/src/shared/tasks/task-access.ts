import type { TaskKind } from '@concord/contracts';
import { forbidden, isSuper, type StaffActor } from '@concord/nest-platform';

/** Access to each kind of task, the same as for the call that orders it. */
const ACCESS: Record<TaskKind, 'staff' | 'super'> = {
  'assignments-add': 'staff',
  'assignments-change': 'staff',
  regrade: 'super',
  'certificates-issue': 'super',
};

export const maySee = (actor: StaffActor, kind: TaskKind): boolean =>
  ACCESS[kind] === 'staff' || isSuper(actor);

/** @throws AppError 403 */
export function requireMaySee(actor: StaffActor, kind: TaskKind): void {
  if (!maySee(actor, kind)) throw forbidden();
}
