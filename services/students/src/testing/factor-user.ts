import type { FactorEnabled, FactorSetUp } from '@concord/contracts';
import type { Role } from '@concord/contracts';
import { Types } from 'mongoose';
import { Secret, TOTP } from 'otpauth';
import type { StudentsHarness } from './harness';

const PASSWORD = 'mango-9tw';

/** A staff account with an authenticator app. */
export class FactorUser {
  secret = '';
  recoveryCodes: string[] = [];

  private constructor(
    private readonly service: StudentsHarness,
    readonly id: string,
    readonly email: string,
    /** Token of the latest call that returned one. */
    public token: string,
  ) {}

  /** A new account without a factor. */
  static async of(service: StudentsHarness, role: Role): Promise<FactorUser> {
    const { id, email, token } = await service.account(role);
    return new FactorUser(service, id, email, token);
  }

  /** A new account with an enabled factor. */
  static async enrolled(service: StudentsHarness, role: Role): Promise<FactorUser> {
    const user = await FactorUser.of(service, role);
    await user.begin();
    await user.enable();
    return user;
  }

  post<T = Record<string, unknown>>(path: string, body: unknown, token = this.token) {
    return this.service.call<T>(`/auth/${path}`, { body, token });
  }

  async begin(password = PASSWORD) {
    const answer = await this.post<FactorSetUp>('factor/begin', { password });
    if (answer.status === 200) this.secret = answer.body.secret;
    return answer;
  }

  async enable(code?: string) {
    const answer = await this.post<FactorEnabled>('factor/enable', { code: code ?? this.code() });
    if (answer.status === 200) ({ token: this.token, recoveryCodes: this.recoveryCodes } = answer.body);
    return answer;
  }

  signIn(code?: string, headers: Record<string, string> = {}, password = PASSWORD) {
    const body = { email: this.email, password, ...(code && { code }) };
    return this.service.call<{ token: string; code: string; message: string; factor?: string }>(
      '/auth/login',
      { body, headers },
    );
  }

  /** The code that the app shows `steps` time steps from now. */
  code(steps = 0): string {
    const totp = new TOTP({ secret: Secret.fromBase32(this.secret) });
    return totp.generate({ timestamp: Date.now() + steps * 30_000 });
  }

  /** A code that is accepted: earlier uses are moved to the past. */
  async freshCode(): Promise<string> {
    const _id = new Types.ObjectId(this.id);
    await this.service.collection('factors').updateOne({ _id }, { $set: { lastStep: 0 } });
    return this.code();
  }

  /** A code that is not valid now or soon. */
  wrongCode(): string {
    const right = [-2, -1, 0, 1, 2].map((steps) => this.code(steps));
    return (
      ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? ''
    );
  }

  /** A token with a sign-in and a code from `minutes` minutes ago. */
  async tokenOfMinutesAgo(minutes: number, role: Role): Promise<string> {
    const record = await this.service.collection('staff').findOne({ _id: new Types.ObjectId(this.id) });
    const cfa = Math.floor(Date.now() / 1000) - minutes * 60;
    return this.service.tokens.staff(role, { id: this.id, ver: Number(record?.ver), cfa });
  }
}
