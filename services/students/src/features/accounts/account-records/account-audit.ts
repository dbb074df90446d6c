import { Injectable } from '@nestjs/common';
import {
  addressKey,
  type AuditActor,
  type AuditEvent,
  AuditNote,
  type AuditTarget,
  AuditTrail,
  type CandidateActor,
  OncePerWindow,
  type StaffActor,
  type Origin,
} from '@concord/nest-platform';
import type { Staff } from '../../../store/staff/staff';

const QUARTER_HOUR = 15 * 60;
const NOBODY: AuditActor = { kind: 'anonymous' };

/** An account as the target of an audit record. */
export const targetOf = ({ id, email }: Pick<Staff, 'id' | 'email'>) => ({
  entity: 'staff',
  id,
  label: email,
});
const asActor = ({ id, username, role }: Pick<Staff, 'id' | 'username' | 'role'>): AuditActor => ({
  kind: 'staff',
  id,
  username,
  role,
});

/** Writes audit records about staff accounts. */
@Injectable()
export class AccountAudit {
  private readonly unknownEmails = new OncePerWindow(QUARTER_HOUR);

  constructor(private readonly trail: AuditTrail) {}

  /** @param factor proof of the second factor, or `off` */
  signedIn(account: Staff, origin: Origin, factor: string): Promise<void> {
    return this.record('staff.sign-in', origin, {
      actor: asActor(account),
      target: targetOf(account),
      ...(factor !== 'off' && { details: { factor } }),
    });
  }

  /**
   * Records each wrong password of an account. Unknown e-mails are recorded once per address and 15 minutes, because
   * a flood has many of them.
   */
  async signInRefused(email: string, account: Staff | undefined, origin: Origin): Promise<void> {
    if (!account && !(await this.unknownEmails.isFirst(addressKey(origin.address)))) return;
    await this.record('staff.sign-in', origin, {
      outcome: 'refused',
      target: { entity: 'staff', ...(account && { id: account.id }), label: email },
      reason: account ? 'The password is wrong' : 'No account has this e-mail',
    });
  }

  /**
   * The right password of an account that cannot sign in.
   * @param reason code of the refusal
   */
  closedRefused(account: Staff, reason: string, origin: Origin): Promise<void> {
    return this.record('staff.sign-in', origin, { outcome: 'refused', target: targetOf(account), reason });
  }

  /** A wrong code after the right password. */
  codeRefused(account: Staff, origin: Origin): Promise<void> {
    const reason = 'The code is wrong';
    return this.record('staff.sign-in', origin, { outcome: 'refused', target: targetOf(account), reason });
  }

  /** Use of a recovery code, which may mean that the phone is lost. */
  recoveryUsed(account: Pick<Staff, 'id' | 'username' | 'email' | 'role'>, origin: Origin): Promise<void> {
    const [actor, target] = [asActor(account), targetOf(account)];
    return this.record('staff.recovery-use', origin, { actor, target });
  }

  /** A refused change of one's own sign-in, with the reason. */
  ownChangeRefused(action: string, actor: StaffActor, reason: string, origin: Origin): Promise<void> {
    const refused = { outcome: 'refused', actor: asActor(actor), target: targetOf(actor), reason } as const;
    return this.record(action, origin, refused);
  }

  /** Makes a change to the actor's own sign-in, after writing its record. */
  ownChange<T>(
    action: string,
    actor: StaffActor,
    { address, requestId }: Origin,
    work: () => Promise<T>,
  ): Promise<T> {
    const event = { action, actor: asActor(actor), target: targetOf(actor), address, requestId };
    return this.trail.change(event, new AuditNote(), work) as Promise<T>;
  }

  signedUp(account: Staff, origin: Origin): Promise<void> {
    return this.record('staff.sign-up', origin, { actor: asActor(account), target: targetOf(account) });
  }

  signUpRefused(email: string, origin: Origin): Promise<void> {
    const target = { entity: 'staff', label: email };
    return this.record('staff.sign-up', origin, { outcome: 'refused', target, reason: 'EMAIL_TAKEN' });
  }

  /**
   * @param end ends the sign-in of the actor's token, after the record is written
   * @returns true if it was still running
   */
  signOut(actor: CandidateActor | StaffActor, origin: Origin, end: () => Promise<boolean>): Promise<boolean> {
    const { id, sid } = actor;
    if (actor.kind === 'candidate')
      return this.ending(
        'candidate.sign-out',
        { kind: actor.kind, id },
        { entity: 'student', id },
        origin,
        end,
      );
    const target = { entity: 'session', id: sid, label: actor.email };
    return this.ending('staff.sign-out', asActor(actor), target, origin, end);
  }

  /**
   * @param end ends the browser's previous sign-in, after the record is written
   * @returns as {@link signOut}
   */
  replaceSession(before: StaffActor, origin: Origin, end: () => Promise<boolean>): Promise<boolean> {
    const target = { entity: 'session', id: before.sid, label: `${before.email}, replaced by a new sign-in` };
    return this.ending('session.end', asActor(before), target, origin, end);
  }

  /** Written by the worker, because the response time must not reveal whether an e-mail has an account. */
  forgot(email: string, account: Staff | undefined, origin: Origin, refusal?: string): Promise<void> {
    return this.record('staff.password-forgot', origin, {
      outcome: refusal ? 'refused' : 'done',
      target: { entity: 'staff', ...(account && { id: account.id }), label: email },
      ...(refusal && { reason: refusal }),
    });
  }

  resetRefused(origin: Origin): Promise<void> {
    const reason = 'The link has been used, has expired or was replaced';
    return this.record('staff.password-reset', origin, { outcome: 'refused', reason });
  }

  /** Replaces a password, after writing the record. @throws any error of `work`; AppError 503 */
  passwordReset(account: Staff, origin: Origin, work: () => Promise<void>): Promise<void> {
    const action = account.isInvited ? 'staff.invitation-accept' : 'staff.password-reset';
    const event = { action, actor: asActor(account), target: targetOf(account) };
    return this.trail.change({ ...event, ...origin }, new AuditNote(), work);
  }

  private ending(
    action: string,
    actor: AuditActor,
    target: AuditTarget,
    { address, requestId }: Origin,
    end: () => Promise<boolean>,
  ): Promise<boolean> {
    const note = new AuditNote();
    return this.trail.change({ action, actor, target, address, requestId }, note, async () => {
      const isEnded = await end();
      note.note({ details: { ended: isEnded ? 1 : 0 } });
      return isEnded;
    });
  }

  private record(action: string, { address, requestId }: Origin, event: Partial<AuditEvent>): Promise<void> {
    return this.trail.record({ outcome: 'done', actor: NOBODY, ...event, action, address, requestId });
  }
}
