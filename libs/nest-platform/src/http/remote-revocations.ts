import { internalCalls, LIMITS, type RevocationsQuery } from '@concord/contracts';
import { AppError } from '../core/app-error';
import type { InternalClient } from './internal-client';
import { logOfSnapshot, RevocationLog } from '../auth/revocation-log';
import type { VersionSource } from '../auth/staff-versions';

/** Overlap of consecutive reads: clocks differ by up to 5 s, and a write may take some seconds. */
export const REVOCATION_OVERLAP_MS = 20_000;
/** Interval of full reads, because versions fall when a backup is restored. */
const SNAPSHOT_INTERVAL_MS = 5 * 60_000;
const TIMEOUT_MS = 2000;
/** Time-out of a full read, which may be large. */
const SNAPSHOT_TIMEOUT_MS = 5000;
const LIFETIME_MS = LIMITS.candidateTokenHours * 3_600_000;

/** Reads revocations from the students service: periodically all of them, else the new ones. */
export class RemoteRevocations implements VersionSource {
  private asOf?: number;
  private snapshotAt = 0;

  constructor(private readonly client: Pick<InternalClient, 'call'>) {}

  async read(log: RevocationLog, isFresh: boolean): Promise<number> {
    const now = Date.now();
    try {
      return now - (await this.readChanges(log, isFresh));
    } catch (error) {
      // A students service of the previous version only supports full reads.
      if (!(error instanceof AppError) || error.statusCode !== 404) throw error;
      await this.readSnapshot(log);
      return now;
    }
  }

  /** @returns the age of the answer, in ms */
  private async readChanges(log: RevocationLog, isFresh: boolean): Promise<number> {
    const now = Date.now();
    const since = now < this.snapshotAt + SNAPSHOT_INTERVAL_MS ? this.asOf : undefined;
    const target = since === undefined ? new RevocationLog() : log;
    const first = await this.page({
      ...(since !== undefined && { since: Math.max(0, since - REVOCATION_OVERLAP_MS) }),
      ...(isFresh && { fresh: 'yes' }),
    });
    target.putVersions(first.versions, first.asOf);
    for (let page = first; ;) {
      target.put(page.revocations);
      if (!page.next) break;
      page = await this.page(page.next);
    }
    if (target !== log) {
      log.take(target);
      this.snapshotAt = now;
    }
    this.asOf = first.asOf;
    return first.ageMs;
  }

  private page(query: RevocationsQuery) {
    const timeoutMs = query.since === undefined || query.after ? SNAPSHOT_TIMEOUT_MS : TIMEOUT_MS;
    return this.client.call(internalCalls.internalRevocations, { query }, { timeoutMs });
  }

  private async readSnapshot(log: RevocationLog): Promise<void> {
    const { internalStaffVersions } = internalCalls;
    const answer = await this.client.call(internalStaffVersions, {}, { timeoutMs: TIMEOUT_MS });
    this.asOf = undefined;
    log.take(logOfSnapshot(answer, LIFETIME_MS));
  }
}
