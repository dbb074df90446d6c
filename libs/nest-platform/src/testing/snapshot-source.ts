import type { StaffVersions } from '@concord/contracts';
import { logOfSnapshot } from '../auth/revocation-log';
import type { VersionSource } from '../auth/staff-versions';

const DAY_MS = 24 * 3_600_000;

/** A source that reads everything each time. */
export const snapshotSource = (read: () => Promise<StaffVersions>): VersionSource => ({
  read: async (log) => {
    const answer = await read();
    log.take(logOfSnapshot(answer, DAY_MS));
    return Date.now();
  },
});
