import { Injectable } from '@nestjs/common';
import type {
  FactorChangeBody,
  FactorEnabled,
  FactorSetUp,
  FactorState,
  RecoveryCodesAnswer,
  RenewedToken,
} from '@concord/contracts';
import { conflict, type StaffActor, type Origin } from '@concord/nest-platform';
import { AccountAudit } from '../account-records/account-audit';
import { AccountNotices } from '../account-records/account-notices';
import { FactorsService } from '../factors/factors.service';
import { OwnSessions } from './own-sessions';
import { Reauthentication } from './reauthentication';

/** Manages the second factor of one's own account. */
@Injectable()
export class OwnFactorService {
  constructor(
    private readonly factors: FactorsService,
    private readonly reauthentication: Reauthentication,
    private readonly sessions: OwnSessions,
    private readonly audit: AccountAudit,
    private readonly notices: AccountNotices,
  ) {}

  state({ id, role }: StaffActor): Promise<FactorState> {
    return this.factors.state(id, role);
  }

  /** @throws AppError 400 for a wrong password, 429, 503 */
  async begin(actor: StaffActor, password: string, origin: Origin): Promise<FactorSetUp> {
    const change = { actor, origin, action: 'staff.factor-enable' };
    const { id, email } = await this.reauthentication.requirePassword(change, password);
    return this.factors.begin(id, email);
  }

  /** @throws AppError 400 for a wrong code, 409 without a pending factor, 429, 503 */
  async enable(actor: StaffActor, code: string, origin: Origin): Promise<FactorEnabled> {
    const change = { actor, origin, action: 'staff.factor-enable' };
    const step = await this.factors.pendingStep(actor.id, code);
    if (step === undefined) return this.reauthentication.refuseCode(change);
    const answer = await this.audit.ownChange(change.action, actor, origin, async () => {
      const recoveryCodes = await this.factors.enable(actor.id, step);
      return { recoveryCodes, token: await this.sessions.keepOnly(actor, { confirmedAt: Date.now() }) };
    });
    await this.notices.tell('factor-on', actor, origin);
    return answer;
  }

  /** @throws AppError 400 for a wrong password or code, 409 without a factor, 429, 503. */
  async renewRecoveryCodes(
    actor: StaffActor,
    proof: FactorChangeBody,
    origin: Origin,
  ): Promise<RecoveryCodesAnswer> {
    const action = 'staff.recovery-codes';
    await this.prove(actor, proof, origin, action);
    const renew = () => this.factors.renewRecoveryCodes(actor.id);
    return { recoveryCodes: await this.audit.ownChange(action, actor, origin, renew) };
  }

  /** @throws AppError 400 for a wrong password or code, 409 without a factor or if it is required, 429, 503 */
  async disable(actor: StaffActor, proof: FactorChangeBody, origin: Origin): Promise<RenewedToken> {
    const action = 'staff.factor-disable';
    if (this.factors.isRequired(actor.role))
      throw conflict('CONFLICT', 'Your role needs a second factor. Set up a new one instead');
    await this.prove(actor, proof, origin, action);
    const answer = await this.audit.ownChange(action, actor, origin, async () => {
      await this.factors.remove(actor.id);
      return { token: await this.sessions.keepOnly(actor, {}) };
    });
    await this.notices.tell('factor-off', actor, origin);
    return answer;
  }

  /** @throws AppError 400 for a wrong code, 409 without a factor, 429, 503. */
  async confirm(actor: StaffActor, code: string, origin: Origin): Promise<RenewedToken> {
    await this.reauthentication.requireCode({ actor, origin, action: 'staff.confirm' }, code);
    return { token: await this.sessions.confirm(actor) };
  }

  private async prove(
    actor: StaffActor,
    { password, code }: FactorChangeBody,
    origin: Origin,
    action: string,
  ): Promise<void> {
    const change = { actor, origin, action };
    await this.reauthentication.requirePassword(change, password);
    await this.reauthentication.requireCode(change, code);
  }
}
