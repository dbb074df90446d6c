import { Injectable } from '@nestjs/common';
import { RepeatingTask, staffSignIn, StaffVersionCache } from '@concord/nest-platform';
import { SESSION_MS, SessionsRepository } from '../../../store/sessions/sessions.repository';
import { StaffRepository } from '../../../store/staff/staff.repository';
import { StudentsRepository } from '../../../store/students/students.repository';
import { toEndedSignIn } from './ended-sign-in';
import { CANDIDATE_TOKEN_MS, Revocations } from './revocations.service';

const INTERVAL_MS = 60_000;
/** Overlap between sweeps, for slow writes and inaccurate clocks. */
const OVERLAP_MS = 5 * INTERVAL_MS;

/**
 * Writes missing revocations: of sessions that ended by idleness, and of changes whose process crashed before writing
 * them, or belonged to the previous release.
 */
@Injectable()
export class RevocationSweep extends RepeatingTask {
  private sweptAt = 0;

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly staff: StaffRepository,
    private readonly students: StudentsRepository,
    private readonly revocations: Revocations,
    private readonly versions: StaffVersionCache,
  ) {
    super(() => this.sweep(), {
      name: 'revocation-sweep',
      intervalMs: INTERVAL_MS,
      failureMessage: 'revocations could not be swept',
    });
  }

  async sweep(): Promise<void> {
    const now = Date.now();
    await this.sweepSessions(new Date(Math.max(this.sweptAt - OVERLAP_MS, now - SESSION_MS)));
    await this.sweepAccounts();
    await this.sweepArchived();
    this.sweptAt = now;
  }

  private async sweepSessions(since: Date): Promise<void> {
    const ended = await this.sessions.endedSince(since);
    const missed = ended.filter(({ id, staff }) => !this.versions.hasEnded(staffSignIn(staff, id)));
    await this.revocations.endSignIns(missed.map(({ id, staff }) => toEndedSignIn(staff, id)));
  }

  private async sweepAccounts(): Promise<void> {
    const { versions } = await this.staff.versions();
    this.versions.log.putVersions(versions, Date.now(), true);
  }

  private async sweepArchived(): Promise<void> {
    const archived = await this.students.archivedAfter(new Date(Date.now() - CANDIDATE_TOKEN_MS));
    const missed = archived.filter((id) => !this.versions.isArchived(id));
    if (missed.length > 0) await this.revocations.setArchived(missed, true);
    const known = new Set(archived);
    const restored: string[] = [];
    for (const id of this.versions.log.archived())
      if (!known.has(id) && (await this.students.findActive({ _id: id }))) restored.push(id);
    if (restored.length > 0) await this.revocations.setArchived(restored, false);
  }
}
