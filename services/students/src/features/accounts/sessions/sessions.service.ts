import { Injectable } from '@nestjs/common';
import type { calls, SessionsEnded, StaffSession } from '@concord/contracts';
import {
  type AnonymousActor,
  type CandidateActor,
  type HandlerInput,
  notFound,
  required,
  type StaffActor,
  staffSignIn,
  type Origin,
} from '@concord/nest-platform';
import { CandidateSignOutsRepository } from '../../../store/candidate-sign-outs/candidate-sign-outs.repository';
import { SessionsRepository } from '../../../store/sessions/sessions.repository';
import { StaffRepository } from '../../../store/staff/staff.repository';
import { AccountAudit } from '../account-records/account-audit';
import { toEndedSignIn } from '../revocations/ended-sign-in';
import { Revocations } from '../revocations/revocations.service';
import { toStaffSession } from './session.view';

/**
 * Lists and ends sessions of staff: one's own, or those of others by a SUPER_ADMIN. Candidates end their own sign-in.
 */
@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly staff: StaffRepository,
    private readonly revocations: Revocations,
    private readonly audit: AccountAudit,
    private readonly candidates: CandidateSignOutsRepository,
  ) {}

  /** Ends the session of a token. No effect for a void token, or one without a session. */
  async signOut(actor: AnonymousActor | CandidateActor | StaffActor, origin: Origin): Promise<SessionsEnded> {
    if (actor.kind === 'anonymous' || !actor.sid) return { ended: 0 };
    const isEnded = await this.audit.signOut(actor, origin, () => this.endOf(actor));
    return { ended: isEnded ? 1 : 0 };
  }

  private async endOf(actor: CandidateActor | StaffActor): Promise<boolean> {
    if (actor.kind === 'candidate') return this.endCandidate(actor);
    const { id, sid = '' } = actor;
    const isEnded = await this.sessions.end(id, sid);
    if (isEnded) await this.revocations.endSignIns([toEndedSignIn(id, sid)]);
    return isEnded;
  }

  /** Idempotent: a session that has ended gets no second record. */
  private async endCandidate({ id, sid, signedAt, endsAt }: CandidateActor): Promise<boolean> {
    const signIn = { sid, holder: id, startedAt: signedAt, endsAt };
    if (this.revocations.hasEnded(signIn)) return false;
    const isEnded = await this.candidates.insert(sid, new Date(endsAt));
    await this.revocations.endSignIns([signIn]);
    return isEnded;
  }

  async list({ id, ver, sid }: StaffActor): Promise<StaffSession[]> {
    const sessions = (await this.sessions.list(id, ver)).map((session) => toStaffSession(session, sid));
    return sessions.filter(({ _id }) => !this.revocations.hasEnded(staffSignIn(id, _id)));
  }

  /** @throws AppError 404 unless it is a running session of the actor */
  async end({
    actor,
    params: { id },
    audit,
  }: HandlerInput<typeof calls.sessionEnd>): Promise<{ _id: string }> {
    audit.note({ label: actor.email });
    if (!(await this.sessions.end(actor.id, id))) throw notFound('This sign-in');
    await this.revocations.endSignIns([toEndedSignIn(actor.id, id)]);
    return { _id: id };
  }

  async endOthers({ actor, audit }: HandlerInput<typeof calls.sessionEndOthers>): Promise<SessionsEnded> {
    audit.note({ label: 'all others' });
    const others = await this.sessions.endOthers(actor.id, actor.sid);
    const ended = others.length;
    audit.note({ details: { ended } });
    await this.revocations.endSignIns(others.map(({ id }) => toEndedSignIn(actor.id, id)));
    return { ended };
  }

  /** For SUPER_ADMIN. Also voids tokens of an earlier release, which have no session. @throws AppError 404 */
  async endAllOf({ params, audit }: HandlerInput<typeof calls.adminSignOut>): Promise<SessionsEnded> {
    const account = required(await this.staff.findById(params.id), 'This account');
    audit.note({ label: account.email });
    const ended = await this.sessions.endOthers(account.id, undefined);
    // No effect if the account changed meanwhile, because its tokens are void then.
    await this.staff.raiseVersion(account);
    await this.revocations.accountChanged(account.id);
    return { ended: ended.length };
  }
}
