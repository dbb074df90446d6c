import type { StaffVersions } from '@concord/contracts';
import { logOfWhole } from '../auth/revocation-log';
import type { VersionSource } from '../auth/staff-versions';

const DAY_MS = 24 * 3_600_000;

/** A source that reads everything each time. */
export const wholeSource = (read: () => Promise<StaffVersions>): VersionSource => ({
  read: async (log) => {
    const answer = await read();
    log.take(logOfWhole(answer, DAY_MS));
    return Date.now();
  },
});
