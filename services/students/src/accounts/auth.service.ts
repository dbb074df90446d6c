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
  AppError,
  FailureLimiters,
  StaffVersionCache,
  TokenSigner,
  unauthenticated,
} from '@concord/nest-platform';
import { StudentsRepository } from '../students/students.repository';
import { KeyedMutex } from './keyed-mutex';
import { Passwords } from './passwords';
import { StaffRepository } from './staff.repository';
import { type Staff, toSessionUser } from './staff.view';
import { refreshVersions } from './staff-versions';

const QUARTER_HOUR = 15 * 60;
const invalidCredentials = () =>
  new AppError(401, 'INVALID_CREDENTIALS', 'The email or the password is not right');

/** Staff sign-in and sign-up. */
@Injectable()
export class AuthService {
  private readonly failuresByAddress;
  private readonly failuresByEmail;
  private readonly signUps;
  private readonly mutex = new KeyedMutex();

  constructor(
    private readonly staff: StaffRepository,
    private readonly students: StudentsRepository,
    private readonly passwords: Passwords,
    private readonly tokens: TokenSigner,
    private readonly versions: StaffVersionCache,
    limiters: FailureLimiters,
  ) {
    this.failuresByAddress = limiters.get('staff-sign-in-here', 5, QUARTER_HOUR);
    this.failuresByEmail = limiters.get('staff-sign-in', 50, QUARTER_HOUR);
    this.signUps = limiters.get('staff-sign-up', 20, 3600);
  }

  /** @throws AppError 401 INVALID_CREDENTIALS, 429, 503; only a wrong password and an unknown e-mail count. */
  login(body: LoginBody, address: string): Promise<LoginAnswer> {
    const emailAndAddress = `${body.email} ${address}`;
    // An attempt counts as a failure until it succeeds. One at a time: parallel correct ones would reach the limit together.
    return this.mutex.run(emailAndAddress, async () => {
      await this.failuresByAddress.consume(emailAndAddress);
      await this.failuresByEmail.consume(body.email);
      const refund = () =>
        Promise.all([
          this.failuresByAddress.refund(emailAndAddress),
          this.failuresByEmail.refund(body.email),
        ]);
      // An outage says nothing about the password, so it is no failure.
      const found = await this.findMatching(body).catch(async (error: unknown) => {
        await refund();
        throw error;
      });
      if (!found) throw invalidCredentials();
      await refund();
      return { token: this.signToken(found.staff), ...toSessionUser(found.staff) };
    });
  }

  /** Opens an account that a SUPER_ADMIN must approve. @throws AppError 409 EMAIL_TAKEN, 429. */
  async register(body: StaffRegisterBody, address: string): Promise<StaffRegisterAnswer> {
    await this.signUps.consume(address);
    const { username, email, password } = body;
    const passwordHash = await this.passwords.hash(password);
    const account = await this.staff.insert({ username, email, passwordHash, role: 'PENDING' });
    await refreshVersions(this.versions);
    return { token: this.signToken(account), data: toSessionUser(account) };
  }

  /** @throws AppError 401 when the account or the candidate of the token is gone. */
  async me(actor: Actor): Promise<WhoAmI> {
    if (actor.kind === 'candidate') {
      if (!(await this.students.exists(actor.id))) throw unauthenticated();
      return { role: 'CANDIDATE', student: actor.id };
    }
    const account = actor.kind === 'staff' ? await this.staff.findById(actor.id) : undefined;
    if (!account) throw unauthenticated();
    return toSessionUser(account);
  }

  /** @returns undefined for a wrong password or an unknown e-mail. @throws AppError 503, or the store's error. */
  private async findMatching({ email, password }: LoginBody): Promise<{ staff: Staff } | undefined> {
    const found = await this.staff.findForSignIn(email);
    return (await this.passwords.matches(found?.passwordHash, password)) ? found : undefined;
  }

  private signToken({ id, role, ver, username, email }: Staff): string {
    return this.tokens.sign({ typ: 'staff', sub: id, role, ver, username, email });
  }
}
