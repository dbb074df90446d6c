import { Inject, Injectable } from '@nestjs/common';
import type { FactorSetUp, FactorState, Role } from '@concord/contracts';
import { conflict, type BackOffLimiter, FailureLimiters, log, unavailable } from '@concord/nest-platform';
import type { StudentsEnv } from '../../../env';
import { STUDENTS_ENV } from '../../../shared/config.module';
import type { FactorRecord } from '../../../store/factors/factor.schema';
import { FactorsRepository } from '../../../store/factors/factors.repository';
import { authenticatorUri, newAuthenticatorSecret, stepOf } from './authenticator';
import { FieldCipher } from './field-cipher';
import { newRecoveryCodes, recoveryHash } from './recovery-codes';

const PENDING_MS = 15 * 60_000;
/** Back-off after wrong codes of an account: 30 seconds before the sixth code, then twice as long each time. */
const WRONG_CODES = { free: 4, firstSeconds: 30, maxSeconds: 15 * 60 };

/** Outcome of a check; `off` means that the account has no factor and needs no code. */
export type CodeOutcome = 'off' | 'missing' | 'wrong' | 'app' | 'recovery-code';

/** Manages second factors: codes of an authenticator app (TOTP), and recovery codes in case it is lost. */
@Injectable()
export class FactorsService {
  private readonly wrongCodes: BackOffLimiter;

  constructor(
    private readonly factors: FactorsRepository,
    private readonly cipher: FieldCipher,
    @Inject(STUDENTS_ENV) private readonly env: Pick<StudentsEnv, 'STAFF_MFA'>,
    limiters: FailureLimiters,
  ) {
    this.wrongCodes = limiters.getBackOff('staff-code', WRONG_CODES);
  }

  isRequired(role: Role): boolean {
    return this.env.STAFF_MFA === 'required' && role === 'SUPER_ADMIN';
  }

  async isOn(staff: string): Promise<boolean> {
    return (await this.factors.enabledAmong([staff])).size === 1;
  }

  enabledAmong(staff: readonly string[]): Promise<Set<string>> {
    return this.factors.enabledAmong(staff);
  }

  async state(staff: string, role: Role): Promise<FactorState> {
    const found = await this.factors.find(staff);
    return {
      enabled: found?.enabledAt !== undefined,
      required: this.isRequired(role),
      since: found?.enabledAt?.toISOString(),
      recoveryCodesLeft: found?.recoveryCodes?.length ?? 0,
    };
  }

  /**
   * Checks a code. Each code is accepted once; wrong ones delay the next try.
   * @throws AppError 429; 503 if the secret cannot be decrypted
   */
  async check(staff: string, code: string | undefined): Promise<CodeOutcome> {
    const found = await this.factors.find(staff);
    if (!found?.enabledAt) return 'off';
    if (code === undefined) return 'missing';
    await this.wrongCodes.consume(staff);
    let outcome: CodeOutcome | undefined;
    try {
      outcome = await this.use(found, code);
      return outcome;
    } finally {
      // An outage says nothing about the code, so it does not count as a failure.
      if (outcome !== 'wrong') await this.wrongCodes.refund(staff);
    }
  }

  /** Creates a new secret, which is pending until `enable` receives a code; the current one stays until then. */
  async begin(staff: string, label: string): Promise<FactorSetUp> {
    const secret = newAuthenticatorSecret();
    const until = new Date(Date.now() + PENDING_MS);
    await this.factors.setPending(staff, { secret: this.cipher.seal(secret, staff), until });
    return { secret, uri: authenticatorUri(secret, label) };
  }

  /**
   * Time step of a code of the pending secret; undefined for a wrong code.
   * @throws AppError 409 without a pending secret, 429
   */
  async pendingStep(staff: string, code: string): Promise<number | undefined> {
    const { secret } = await this.pendingOf(staff);
    const opened = this.open(secret, staff);
    await this.wrongCodes.consume(staff);
    const step = stepOf(opened, plain(code));
    if (step !== undefined) await this.wrongCodes.refund(staff);
    return step;
  }

  /** Enables the pending factor. @returns its recovery codes @throws AppError 409 if it is no longer pending */
  async enable(staff: string, lastStep: number): Promise<string[]> {
    const { secret } = await this.pendingOf(staff);
    const codes = newRecoveryCodes();
    const isOn = await this.factors.enable(staff, secret, { secret, lastStep, recoveryCodes: hashed(codes) });
    if (!isOn) throw notBegun();
    return codes;
  }

  async renewRecoveryCodes(staff: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await this.factors.setRecoveryCodes(staff, hashed(codes));
    return codes;
  }

  /** @returns true if the account had a factor */
  remove(staff: string): Promise<boolean> {
    return this.factors.remove(staff);
  }

  private async use({ _id, secret = '' }: FactorRecord, typed: string): Promise<CodeOutcome> {
    const staff = _id.toString();
    const hash = recoveryHash(typed);
    if (hash) return (await this.factors.useRecoveryCode(staff, hash)) ? 'recovery-code' : 'wrong';
    const step = stepOf(this.open(secret, staff), plain(typed));
    return step !== undefined && (await this.factors.useStep(staff, step)) ? 'app' : 'wrong';
  }

  private open(sealed: string, staff: string): string {
    try {
      return this.cipher.open(sealed, staff);
    } catch (error) {
      log.error({ err: error, staff }, 'the secret of a second factor cannot be read');
      throw unavailable(
        "Codes for this account can't be checked. Use a recovery code or ask the operator of the site",
      );
    }
  }

  private async pendingOf(staff: string) {
    const pending = (await this.factors.find(staff))?.pending;
    if (!pending || pending.until.getTime() < Date.now()) throw notBegun();
    return pending;
  }
}

const plain = (code: string) => code.replace(/[\s-]/g, '');
const hashed = (codes: readonly string[]) => codes.map((code) => recoveryHash(code) ?? '');
const notBegun = () => conflict('CONFLICT', 'This took too long. Please start again');
