import type { StaffVersionCache } from '@concord/nest-platform';

/** Applies a change of an account in this process at once: a read under way may have begun before the change. */
export async function refreshVersions(versions: StaffVersionCache): Promise<void> {
  await versions.read();
  await versions.read();
}
