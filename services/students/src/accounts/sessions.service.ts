import { Injectable } from '@nestjs/common';
import {
  type calls,
  LIMITS,
  type SessionsEnded,
  type StaffSession,
  type StaffVersions,
} from '@concord/contracts';
import {
  type AnonymousActor,
  type CandidateActor,
  type HandlerInput,
  notFound,
  required,
  type StaffActor,
  StaffVersionCache,
  type Origin,
} from '@concord/nest-platform';
import { StudentsRepository } from '../students/students.repository';
import { AccountAudit } from './account-audit';
import { CandidateSignOutsRepository } from './candidate-sign-outs.repository';
import { toStaffSession } from './session.view';
import { SessionsRepository } from './sessions.repository';
import { StaffRepository } from './staff.repository';
import { refreshVersions, tokenVersions } from './staff-versions';

/** The sign-ins of staff accounts: listed and ended by their owner, and ended by a SUPER_ADMIN; candidates end their own. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly staff: StaffRepository,
    private readonly versions: StaffVersionCache,
    private readonly audit: AccountAudit,
    private readonly students: StudentsRepository,
    private readonly candidates: CandidateSignOutsRepository,
  ) {}

  /** Ends the session of a token; one without a session, or that counts no more, changes nothing. */
  async signOut(actor: AnonymousActor | CandidateActor | StaffActor, origin: Origin): Promise<SessionsEnded> {
    if (actor.kind === 'anonymous' || !actor.sid) return { ended: 0 };
    const isEnded = await this.audit.signOut(actor, origin, () => this.endOf(actor));
    if (isEnded) await refreshVersions(this.versions);
    return { ended: isEnded ? 1 : 0 };
  }

  private endOf(actor: CandidateActor | StaffActor): Promise<boolean> {
    return actor.kind === 'candidate'
      ? this.candidates.insert(actor.sid, new Date(actor.endsAt))
      : this.sessions.end(actor.id, actor.sid ?? '');
  }

  async list({ id, ver, sid }: StaffActor): Promise<StaffSession[]> {
    return (await this.sessions.list(id, ver)).map((session) => toStaffSession(session, sid));
  }

  /** @throws AppError 404 for a session that is not the actor's own or does not run. */
  async end({
    actor,
    params: { id },
    audit,
  }: HandlerInput<typeof calls.sessionEnd>): Promise<{ _id: string }> {
    audit.note({ label: actor.email });
    if (!(await this.sessions.end(actor.id, id))) throw notFound('This sign-in');
    await refreshVersions(this.versions);
    return { _id: id };
  }

  async endOthers({ actor, audit }: HandlerInput<typeof calls.sessionEndOthers>): Promise<SessionsEnded> {
    audit.note({ label: 'all others' });
    const ended = await this.sessions.endOthers(actor.id, actor.sid);
    audit.note({ details: { ended } });
    if (ended > 0) await refreshVersions(this.versions);
    return { ended };
  }

  /** For a SUPER_ADMIN: also tokens of an earlier release, which have no session, count no more. @throws AppError 404. */
  async endAllOf({ params, audit }: HandlerInput<typeof calls.adminSignOut>): Promise<SessionsEnded> {
    const account = required(await this.staff.findById(params.id), 'This account');
    audit.note({ label: account.email });
    const ended = await this.sessions.endOthers(account.id, undefined);
    // An account that has changed meanwhile has no token that counts either.
    await this.staff.raiseVersion(account);
    await refreshVersions(this.versions);
    return { ended };
  }

  /** With the students archived while a candidate's token of before may still count. */
  async tokenVersions(): Promise<StaffVersions> {
    const [versions, archivedStudents] = await Promise.all([
      tokenVersions(this.sessions, this.staff, this.candidates),
      this.students.archivedAfter(new Date(Date.now() - LIMITS.candidateTokenHours * 3600 * 1000)),
    ]);
    return { ...versions, archivedStudents };
  }
}
