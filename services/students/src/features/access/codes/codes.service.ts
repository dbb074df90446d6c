import { Inject, Injectable } from '@nestjs/common';
import { type AccessCodeBody, type AccessOptions, type CodeChannel, WRONG_CODE } from '@concord/contracts';
import { badRequest } from '@concord/nest-platform';
import type { StudentsEnv } from '../../../env';
import { STUDENTS_ENV } from '../../../shared/config.module';
import type { AccessCodeRecord } from '../../../store/access-codes/access-code.schema';
import { AccessCodesRepository } from '../../../store/access-codes/access-codes.repository';
import { AccessCookies, type Exchange } from './access-cookies';
import { CodeLimits } from './code-limits';

/** Tries that other browsers than the one that asked have for a code, as on a second device of its owner. */
const OTHER_TRIES = 3;

/** Somebody who asks or tries, with the id of a device that is known for the e-mail. */
export interface Asker extends Exchange {
  readonly address: string;
  readonly device?: string;
}

type CodeRequest = Pick<AccessCodeRecord, '_id' | 'email'>;

/** Orders sign-in codes, and compares what was typed. */
@Injectable()
export class CodesService {
  constructor(
    private readonly codes: AccessCodesRepository,
    private readonly limits: CodeLimits,
    private readonly cookies: AccessCookies,
    @Inject(STUDENTS_ENV) private readonly env: Pick<StudentsEnv, 'SMTP_URL' | 'SMS_URL'>,
  ) {}

  options(): AccessOptions {
    const channels: CodeChannel[] = [];
    if (this.env.SMTP_URL) channels.push('email');
    if (this.env.SMS_URL) channels.push('sms');
    return { channels };
  }

  /** Orders a code. The worker looks for its owner, so that response times reveal nothing. @throws AppError 429 */
  async ask({ email, channel }: AccessCodeBody, asker: Asker): Promise<Record<string, never>> {
    const { address, device } = asker;
    const isSent = await this.limits.countRequest({ email, address, device });
    const _id = this.cookies.addRequest(asker);
    const isOffered = this.options().channels.includes(channel);
    if (isSent && isOffered) await this.codes.order({ _id, email, channel, address }, OTHER_TRIES);
    return {};
  }

  /**
   * Compares a code, and counts a wrong one.
   * @returns its request
   * @throws AppError 400 for a wrong, used or expired code, 429
   */
  async check(email: string, code: string, asker: Asker): Promise<AccessCodeRecord> {
    const own = this.cookies.requestIds(asker);
    const right = await this.codes.countTry({ email, code }, own);
    if (right) return right;
    await this.limits.countWrong({ email, ...asker });
    throw wrongCode();
  }

  /** Keeps a right code valid for a second step. */
  async keep({ _id }: CodeRequest, asker: Exchange): Promise<void> {
    await this.codes.refundTry(_id, this.cookies.requestIds(asker));
  }

  /** Uses up a right code. @throws AppError 400 if it was used meanwhile */
  async use({ _id, email }: CodeRequest): Promise<void> {
    if (!(await this.codes.consume(_id))) throw wrongCode();
    await this.codes.voidAll(email);
  }
}

const wrongCode = () => badRequest('VALIDATION', WRONG_CODE, [{ path: 'code', message: WRONG_CODE }]);
