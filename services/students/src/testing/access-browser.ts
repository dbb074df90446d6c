import type { AccessToken, AccessVerifyAnswer } from '@concord/contracts';
import { eventually, type HttpCallOptions } from '@concord/nest-platform/testing';
import { CodeSweeper } from '../features/access/delivery/code.sweeper';
import { newAddress } from './harness';
import type { MailHarness } from './mail-harness';

/** A browser that signs in by codes: an address, and cookies by name. */
export class AccessBrowser {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly harness: MailHarness,
    readonly address = newAddress(),
  ) {}

  async call<T = Record<string, unknown>>(path: string, options: HttpCallOptions = {}) {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { ...(cookie && { cookie }), ...options.headers };
    const answer = await this.harness.service.call<T>(path, { ...options, headers, address: this.address });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return answer;
  }

  ask(email: string) {
    return this.call('/access/code', { body: { email } });
  }

  verify(email: string, code: string, as?: string) {
    return this.call<AccessVerifyAnswer>('/access/verify', { body: { email, code, as } });
  }

  renew() {
    return this.call<AccessToken>('/access/renew', { body: {} });
  }

  /** Asks for a code and reads it from the mail. */
  async codeFor(email: string): Promise<string> {
    const before = codesTo(this.harness, email).length;
    await this.ask(email);
    await sweepCodes(this.harness);
    return eventually(() => codesTo(this.harness, email)[before]);
  }

  /** Signs in by a code from the mail. */
  async signIn(email: string, as?: string): Promise<AccessToken> {
    const { status, body } = await this.verify(email, await this.codeFor(email), as);
    if (status !== 200 || !('token' in body)) throw new Error(`sign-in failed: ${JSON.stringify(body)}`);
    return body;
  }
}

/** Codes that were mailed, in the order of the mails. */
export const codesTo = ({ smtp }: MailHarness, email: string): string[] =>
  smtp.accepted
    .filter(({ to }) => to === email)
    .flatMap(({ source }) => /^Subject: (\d{6}) is your/m.exec(source)?.[1] ?? []);

/** Sends the codes that were asked for, by a worker. */
export async function sweepCodes(harness: MailHarness): Promise<void> {
  const worker = await harness.startWorker();
  await worker.get(CodeSweeper, { strict: false }).sweep();
}
