import type { StaffVersions } from '@concord/contracts';
import type { StaffVersionCache } from '@concord/nest-platform';
import type { SessionsRepository } from './sessions.repository';
import type { StaffRepository } from './staff.repository';

/** Which staff tokens count. */
export async function tokenVersions(
  sessions: SessionsRepository,
  staff: StaffRepository,
): Promise<StaffVersions> {
  const [current, endedSessions] = await Promise.all([staff.versions(), sessions.endedIds()]);
  return { ...current, endedSessions };
}

/** Applies a change of an account or session in this process at once: a read under way may have begun before the change. */
export async function refreshVersions(versions: StaffVersionCache): Promise<void> {
  await versions.read();
  await versions.read();
}
