import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type ExamSignInAnswer, type InternalSignInBody, normaliseSerial } from '@concord/contracts';
import {
  AppError,
  AuditTrail,
  FailureLimiters,
  FileLinks,
  GuessLimiter,
  type StaffRef,
  TokenSigner,
} from '@concord/nest-platform';
import { SerialsRepository } from '../../../store/serials/serials.repository';
import type { StudentProjection } from '../../../store/students/student.schema';
import { StudentsRepository } from '../../../store/students/students.repository';
import { CandidateSignIns } from '../../accounts/revocations/candidate-sign-ins';
import { toStudent } from './student.view';

const QUARTER_HOUR = 15 * 60;
/** Allows a hall of 2,000 behind one address one typing error each. `SerialGuesses` says why guesses are hopeless. */
const GUESSES = { perAddress: 1999, inAll: 20_000, seconds: QUARTER_HOUR };

/** Signs a candidate in with the e-mail and the serial of the registration. */
@Injectable()
export class ExamSignInService {
  private readonly failuresByEmail;
  private readonly guesses;

  constructor(
    private readonly students: StudentsRepository,
    private readonly serials: SerialsRepository,
    private readonly links: FileLinks,
    private readonly tokens: TokenSigner,
    private readonly audit: AuditTrail,
    private readonly signIns: CandidateSignIns,
    limiters: FailureLimiters,
  ) {
    this.failuresByEmail = limiters.get('exam-sign-in-email', 5, QUARTER_HOUR);
    this.guesses = new GuessLimiter(limiters, 'exam-sign-in', GUESSES);
  }

  /**
   * Right pairs are throttled by candidate only: an exam hall shares one address, and a serial cannot be
   * guessed.
   * @throws AppError 401 INVALID_CREDENTIALS, 429.
   */
  async signIn({ email: typed, SerialNumber, address }: InternalSignInBody): Promise<ExamSignInAnswer> {
    const email = typed.trim().toLowerCase();
    const serial = normaliseSerial(SerialNumber);
    // In parallel, because a hall waits for each answer of the store.
    const [record, maker] = await Promise.all([
      this.students.findToSignIn(email),
      this.serials.makerOf(serial),
    ]);
    if (!record || !isEqual(record.serialNumber, serial)) {
      await this.guesses.countWrong(address);
      await this.failuresByEmail.consume(email);
      await this.recordRefusal(email, record?._id.toString(), address);
      throw new AppError(401, 'INVALID_CREDENTIALS', 'The e-mail or the serial number is not right');
    }
    const id = record._id.toString();
    await this.signIns.begin(id);
    const token = this.tokens.sign({ typ: 'candidate', sub: id, sid: randomUUID() });
    this.recordSignIn(record, maker, address);
    return { ...toStudent(record, this.links), token };
  }

  /** Answer with the creator of the serial, who could sign in with it. */
  private recordSignIn(
    { _id, email }: StudentProjection,
    maker: StaffRef | undefined,
    address: string,
  ): void {
    const id = _id.toString();
    this.audit.recordSoon({
      action: 'candidate.sign-in',
      outcome: 'done',
      actor: { kind: 'candidate', id },
      address,
      target: { entity: 'student', id, label: email },
      ...(maker && { details: { serialMadeBy: maker.username, serialMakerId: maker._id.toString() } }),
    });
  }

  private recordRefusal(email: string, id: string | undefined, address: string): Promise<void> {
    return this.audit.record({
      action: 'candidate.sign-in',
      outcome: 'refused',
      actor: { kind: 'anonymous' },
      address,
      target: { entity: 'student', id, label: email },
      reason: 'INVALID_CREDENTIALS',
    });
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const isEqual = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
