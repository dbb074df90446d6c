import { Injectable } from '@nestjs/common';
import { REVOCATION_OVERLAP_MS, type RevocationLog, type VersionSource } from '@concord/nest-platform';
import { RevocationsRepository } from '../../../store/revocations/revocations.repository';
import { StaffRepository } from '../../../store/staff/staff.repository';

/** Reads revocations from the store: all of them once, then new ones by a single query. */
@Injectable()
export class StoredRevocations implements VersionSource {
  private readAt?: number;

  constructor(
    private readonly revocations: RevocationsRepository,
    private readonly staff: StaffRepository,
  ) {}

  /** @param isFresh true for a token with an unknown account or version */
  async read(log: RevocationLog, isFresh: boolean): Promise<number> {
    const now = Date.now();
    if (this.readAt === undefined) await this.readAll(log);
    else await this.readSince(log, new Date(this.readAt - REVOCATION_OVERLAP_MS), isFresh);
    this.readAt = now;
    return now;
  }

  private async readAll(log: RevocationLog): Promise<void> {
    const [revocations, { versions }] = await Promise.all([this.revocations.live(), this.staff.versions()]);
    log.put(revocations);
    log.putVersions(versions, Date.now());
  }

  private async readSince(log: RevocationLog, moment: Date, isFresh: boolean): Promise<void> {
    const revocations = await this.revocations.writtenSince(moment);
    log.put(revocations);
    // The preparation of the database may have created accounts since the last read.
    if (isFresh) return log.putVersions((await this.staff.versions()).versions, Date.now());
    const changed = revocations.flatMap(({ kind, id }) => (kind === 'account' ? id : []));
    if (changed.length === 0) return;
    const { versions } = await this.staff.versions(changed);
    log.putVersions(versions, Date.now());
  }
}
