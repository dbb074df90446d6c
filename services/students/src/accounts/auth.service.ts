import { Injectable } from '@nestjs/common';
import type {
  LoginAnswer,
  LoginBody,
  StaffRegisterAnswer,
  StaffRegisterBody,
  WhoAmI,
} from '@concord/contracts';
import {
  type Actor,
  addressKey,
  AppError,
  StaffVersionCache,
  TokenSigner,
  unauthenticated,
} from '@concord/nest-platform';
import { StudentsRepository } from '../students/students.repository';
import { AccountAudit, type Origin } from './account-audit';
import { AccountMailsRepository } from './account-mails.repository';
import { deviceName } from './device-name';
import { refuseWeak } from './password-rules';
import { Passwords } from './passwords';
import { SessionsRepository } from './sessions.repository';
import { SignInLimits } from './sign-in-limits';
import { isEmailTaken, SignUpLimits } from './sign-up-limits';
import { StaffRepository } from './staff.repository';
import { type Staff, toSessionUser } from './staff.view';
import { refreshVersions } from './staff-versions';

/** The browser that signs in or up. */
export interface Client extends Origin {
  /** The id of a device that signed in to this account before. */
  device?: string;
  userAgent?: string;
}

const invalidCredentials = () =>
  new AppError(401, 'INVALID_CREDENTIALS', 'The email or the password is not right');

/** Staff sign-in and sign-up. */
@Injectable()
export class AuthService {
  constructor(
    private readonly staff: StaffRepository,
    private readonly sessions: SessionsRepository,
    private readonly students: StudentsRepository,
    private readonly passwords: Passwords,
    private readonly tokens: TokenSigner,
    private readonly versions: StaffVersionCache,
    private readonly signIns: SignInLimits,
    private readonly signUps: SignUpLimits,
    private readonly audit: AccountAudit,
    private readonly mails: AccountMailsRepository,
  ) {}

  /** @throws AppError 401 INVALID_CREDENTIALS, 429, 503; only a wrong password and an unknown e-mail count. */
  async login({ email, password }: LoginBody, client: Client): Promise<LoginAnswer> {
    const { device } = client;
    const key = addressKey(client.address);
    let account: Staff | undefined;
    const isRight = await this.signIns.check({ email, addressKey: key, device }, async () => {
      const found = await this.staff.findForSignIn(email);
      account = found?.staff;
      const caller = { key: device ?? key, isKnownDevice: device !== undefined };
      return this.passwords.matches(found?.passwordHash, password, caller);
    });
    if (!account || !isRight) {
      await this.audit.signInRefused(email, account, client);
      throw invalidCredentials();
    }
    await this.audit.signedIn(account, client);
    return { token: await this.openSession(account, client), ...toSessionUser(account) };
  }

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
    await refreshVersions(this.versions);
    return { token: await this.openSession(account, client), data: toSessionUser(account) };
  }

  /** @throws AppError 401 when the account or the candidate of the token is gone. */
  async me(actor: Actor): Promise<WhoAmI> {
    if (actor.kind === 'candidate') {
      if (!(await this.students.exists(actor.id))) throw unauthenticated();
      return { role: 'CANDIDATE', student: actor.id };
    }
    const account = actor.kind === 'staff' ? await this.staff.findById(actor.id) : undefined;
    if (!account) throw unauthenticated();
    if (actor.kind === 'staff' && actor.sid) await this.sessions.noteSeen(actor.sid);
    return toSessionUser(account);
  }

  /** The form needs to know; the owner is told by mail, where there is a mail server. */
  private async refuseTaken(email: string, { address, requestId }: Client): Promise<void> {
    await this.audit.signUpRefused(email, { address, requestId });
    await this.mails.orderSignUpNotice(email, { address, requestId });
  }

  /** @returns the token of a new session. */
  private async openSession({ id, role, ver, username, email }: Staff, client: Client): Promise<string> {
    const { address, userAgent } = client;
    const sid = await this.sessions.insert({ staff: id, ver, address, device: deviceName(userAgent) });
    return this.tokens.sign({ typ: 'staff', sub: id, role, ver, username, email, sid });
  }
}
