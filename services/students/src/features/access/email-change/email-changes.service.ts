import { Inject, Injectable } from '@nestjs/common';
import {
  internalCalls,
  type MemberContact,
  type MyEmailBody,
  type MyEmailChanged,
  type MyEmailConfirmBody,
  WRONG_CODE,
} from '@concord/contracts';
import {
  AppError,
  badRequest,
  conflict,
  forbidden,
  InternalClient,
  type MemberActor,
  type RecordedBody,
  required,
} from '@concord/nest-platform';
import type { StudentsEnv } from '../../../env';
import { STUDENTS_ENV } from '../../../shared/config.module';
import { isCode } from '../../../store/access-codes/code-hash';
import { EmailChangesRepository } from '../../../store/email-changes/email-changes.repository';
import { EmailChangeLimits } from './email-change-limits';

const isRefusal = (error: unknown) => error instanceof AppError && error.statusCode < 500;

/** Changes the e-mail of a member, who proves the new address by a code. The earlier address gets a notice. */
@Injectable()
export class EmailChanges {
  constructor(
    private readonly changes: EmailChangesRepository,
    private readonly limits: EmailChangeLimits,
    private readonly internal: InternalClient,
    @Inject(STUDENTS_ENV) private readonly env: Pick<StudentsEnv, 'SMTP_URL'>,
  ) {}

  /** @throws AppError 403 for an applicant, 404, 409 for the present address or without a mail server, 429, 503 */
  async ask(
    actor: MemberActor,
    { body: { email }, audit }: RecordedBody<MyEmailBody>,
  ): Promise<Record<string, never>> {
    const member = await this.require(actor);
    audit.note({ entity: 'member', id: member._id, label: member.number, details: { email } });
    if (member.email === email) throw conflict('CONFLICT', 'This is your e-mail address already');
    if (!this.env.SMTP_URL)
      throw conflict(
        'CONFLICT',
        'We cannot send e-mails right now. Please write to us to change your address',
      );
    await this.limits.countRequest(member._id, email);
    await this.changes.orderCode({ member: member._id, email, name: member.name });
    return {};
  }

  /** @throws AppError 400 for a wrong, used or expired code, 403, 404, 409 for an erased member, 429, 503 */
  async confirm(
    actor: MemberActor,
    { body: { code }, audit }: RecordedBody<MyEmailConfirmBody>,
  ): Promise<MyEmailChanged> {
    const { _id: member, number, name, email: before } = await this.require(actor);
    audit.note({ entity: 'member', id: member, label: number });
    const change = await this.changes.countTry(member);
    if (!change || !isCode(code, change)) {
      await this.limits.countWrong(member);
      throw badRequest('VALIDATION', WRONG_CODE, [{ path: 'code', message: WRONG_CODE }]);
    }
    const { email } = change;
    audit.note({ before: { email: before }, after: { email } });
    // First, so that the earlier address hears of it whatever is killed in between.
    // A repeated try after a lost answer finds the new address already; the notice of the first try is still there.
    const isNoticed = before && before !== email;
    const notice = isNoticed ? await this.changes.orderNotice({ member, email: before, name }) : undefined;
    try {
      const params = { id: member };
      await this.internal.call(internalCalls.internalMemberEmailSet, { params, body: { email } });
    } catch (error) {
      // After a lost answer the register may have changed; the worker asks it before the notice goes.
      if (notice && isRefusal(error)) await this.changes.remove(notice);
      throw error;
    }
    await this.changes.remove(change._id);
    if (notice) await this.changes.sendNow(notice);
    return { email };
  }

  private async require({ member }: MemberActor): Promise<MemberContact> {
    if (!member)
      throw forbidden('You are not a member yet. Propose a correction of your application instead');
    const body = { members: [member], students: [] };
    const [found] = await this.internal.call(internalCalls.internalMembersFind, { body });
    return required(found, 'Your membership');
  }
}
