import { Injectable } from '@nestjs/common';
import type { StaffRegisterAnswer, StaffRegisterBody, WhoAmI } from '@concord/contracts';
import { type Actor, addressKey, unauthenticated } from '@concord/nest-platform';
import { StudentsRepository } from '../store/students/students.repository';
import { Revocations } from '../sign-ins/revocations.service';
import { AccountAudit } from './account-audit';
import { AccountMailsRepository } from '../store/account-mails/account-mails.repository';
import { refuseWeak } from './password-rules';
import { Passwords } from './passwords';
import { SessionCheckService } from './session-check.service';
import { SessionsRepository } from '../store/sessions/sessions.repository';
import { isEmailTaken, SignUpLimits } from './sign-up-limits';
import { StaffRepository } from '../store/staff/staff.repository';
import { type Client, StaffTokens } from './staff-tokens';
import { toSessionUser } from './staff.view';

/** Staff sign-up, and who a token belongs to. */
@Injectable()
export class AuthService {
  constructor(
    private readonly staff: StaffRepository,
    private readonly sessions: SessionsRepository,
    private readonly students: StudentsRepository,
    private readonly passwords: Passwords,
    private readonly checks: SessionCheckService,
    private readonly tokens: StaffTokens,
    private readonly revocations: Revocations,
    private readonly signUps: SignUpLimits,
    private readonly audit: AccountAudit,
    private readonly mails: AccountMailsRepository,
  ) {}

  /** Opens an account that a SUPER_ADMIN must approve. @throws AppError 400 for a weak password, 409 EMAIL_TAKEN, 429, 503. */
  async register(body: StaffRegisterBody, client: Client): Promise<StaffRegisterAnswer> {
    refuseWeak(body);
    const { username, email, password } = body;
    const key = addressKey(client.address);
    const signUp = async () => {
      const passwordHash = await this.passwords.hash(password, { key });
      return this.staff.insert({ username, email, passwordHash, role: 'PENDING' });
    };
    const account = await this.signUps.run(key, signUp).catch(async (error: unknown) => {
      if (isEmailTaken(error)) await this.refuseTaken(email, client);
      throw error;
    });
    await this.audit.signedUp(account, client);
    await this.revocations.accountChanged(account.id);
    return { token: await this.tokens.open(account, client), data: toSessionUser(account) };
  }

  /** @throws AppError 401 when the account or the candidate of the token is gone. */
  async me(actor: Actor): Promise<WhoAmI> {
    if (actor.kind === 'candidate') {
      if (!(await this.students.findActive({ _id: actor.id }))) throw unauthenticated();
      return { role: 'CANDIDATE', student: actor.id };
    }
    if (actor.kind !== 'staff') throw unauthenticated();
    const user = await this.checks.check(actor);
    if (actor.sid) await this.sessions.noteSeen(actor.sid);
    return user;
  }

  /** The form needs to know; the owner is told by mail, where there is a mail server. */
  private async refuseTaken(email: string, { address, requestId }: Client): Promise<void> {
    await this.audit.signUpRefused(email, { address, requestId });
    await this.mails.orderSignUpNotice(email, { address, requestId });
  }
}
