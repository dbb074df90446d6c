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
import { InTurn } from './in-turn';
import { Passwords } from './passwords';
import { StaffRepository } from './staff.repository';
import { type Staff, toSessionUser } from './staff-view';

const QUARTER_HOUR = 15 * 60;
const wrongCredentials = () =>
  new AppError(401, 'INVALID_CREDENTIALS', 'The email or the password is not right');

/** Staff sign-in and sign-up. */
@Injectable()
export class AuthService {
  private readonly failuresHere;
  private readonly failuresAnywhere;
  private readonly signUps;
  private readonly turns = new InTurn();

  constructor(
    private readonly staff: StaffRepository,
    private readonly students: StudentsRepository,
    private readonly passwords: Passwords,
    private readonly tokens: TokenSigner,
    private readonly versions: StaffVersionCache,
    limiters: FailureLimiters,
  ) {
    this.failuresHere = limiters.get('staff-sign-in-here', 5, QUARTER_HOUR);
    this.failuresAnywhere = limiters.get('staff-sign-in', 50, QUARTER_HOUR);
    this.signUps = limiters.get('staff-sign-up', 20, 3600);
  }

  /** @throws AppError 401 INVALID_CREDENTIALS, 429. */
  login(body: LoginBody, address: string): Promise<LoginAnswer> {
    const here = `${body.email} ${address}`;
    // Each try is counted until it proves right; in turn, so that right ones do not use the count up together.
    return this.turns.run(here, async () => {
      await this.failuresHere.consume(here);
      await this.failuresAnywhere.consume(body.email);
      const found = await this.staff.findForSignIn(body.email);
      if (!(await this.passwords.matches(found?.passwordHash, body.password)) || !found)
        throw wrongCredentials();
      await Promise.all([this.failuresHere.giveBack(here), this.failuresAnywhere.giveBack(body.email)]);
      return { token: this.tokenOf(found.staff), ...toSessionUser(found.staff) };
    });
  }

  /** Opens an account that a SUPER_ADMIN must approve. @throws AppError 409 EMAIL_TAKEN, 429. */
  async register(body: StaffRegisterBody, address: string): Promise<StaffRegisterAnswer> {
    await this.signUps.consume(address);
    const { username, email, password } = body;
    const passwordHash = await this.passwords.hash(password);
    const account = await this.staff.insert({ username, email, passwordHash, role: 'PENDING' });
    await readVersions(this.versions);
    return { token: this.tokenOf(account), data: toSessionUser(account) };
  }

  /** @throws AppError 401 when whom the token names is gone. */
  async me(actor: Actor): Promise<WhoAmI> {
    if (actor.kind === 'candidate') {
      if (!(await this.students.exists(actor.id))) throw unauthenticated();
      return { role: 'CANDIDATE', student: actor.id };
    }
    const account = actor.kind === 'staff' ? await this.staff.findById(actor.id) : undefined;
    if (!account) throw unauthenticated();
    return toSessionUser(account);
  }

  private tokenOf({ id, role, ver, username, email }: Staff): string {
    return this.tokens.sign({ typ: 'staff', sub: id, role, ver, username, email });
  }
}

/** Brings a change of an account into force here at once: a read under way may have begun before the change. */
export async function readVersions(versions: StaffVersionCache): Promise<void> {
  await versions.read();
  await versions.read();
}
