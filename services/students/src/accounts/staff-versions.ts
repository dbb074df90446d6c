import type { StaffVersions } from '@concord/contracts';
import type { StaffVersionCache } from '@concord/nest-platform';
import type { CandidateSignOutsRepository } from './candidate-sign-outs.repository';
import type { SessionsRepository } from './sessions.repository';
import type { StaffRepository } from './staff.repository';

/** Which staff tokens count, and which sign-ins were ended. */
export async function tokenVersions(
  sessions: SessionsRepository,
  staff: StaffRepository,
  candidates: CandidateSignOutsRepository,
): Promise<StaffVersions> {
  const [current, ...ended] = await Promise.all([
    staff.versions(),
    sessions.endedIds(),
    candidates.endedIds(),
  ]);
  return { ...current, endedSessions: ended.flat() };
}

/** Applies a change of an account or session in this process at once: a read under way may have begun before the change. */
export async function refreshVersions(versions: StaffVersionCache): Promise<void> {
  await versions.read();
  await versions.read();
}
