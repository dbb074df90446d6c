import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type InternalSignInBody, normaliseSerial } from '@concord/contracts';
import { AppError, AuditTrail, FailureLimiters, GuessLimiter, type StaffRef } from '@concord/nest-platform';
import { SerialsRepository } from '../../../store/serials/serials.repository';
import type { StudentProjection } from '../../../store/students/student.schema';
import { StudentsRepository } from '../../../store/students/students.repository';

const QUARTER_HOUR = 15 * 60;
/**
 * Allows each of 2,000 people behind one address a typing error. `SerialGuesses` explains why guessing is hopeless.
 */
const GUESSES = { perAddress: 1999, inAll: 20_000, seconds: QUARTER_HOUR };

/** A candidate whose e-mail and serial match. */
export interface CheckedCandidate {
  readonly record: StudentProjection;
  /** Creator of the serial, who could sign in by it. */
  readonly maker?: StaffRef;
}

/** Compares an e-mail and a serial with the registration, and counts and records wrong ones. */
@Injectable()
export class ExamSignInCheck {
  private readonly failuresByEmail;
  private readonly guesses;

  constructor(
    private readonly students: StudentsRepository,
    private readonly serials: SerialsRepository,
    private readonly audit: AuditTrail,
    limiters: FailureLimiters,
  ) {
    this.failuresByEmail = limiters.get('exam-sign-in-email', 5, QUARTER_HOUR);
    this.guesses = new GuessLimiter(limiters, 'exam-sign-in', GUESSES);
  }

  /** @throws AppError 401 INVALID_CREDENTIALS, 429 */
  async check({ email: typed, SerialNumber, address }: InternalSignInBody): Promise<CheckedCandidate> {
    const email = typed.trim().toLowerCase();
    const serial = normaliseSerial(SerialNumber);
    // In parallel, because a whole hall waits for these reads.
    const [record, maker] = await Promise.all([
      this.students.findToSignIn(email),
      this.serials.makerOf(serial),
    ]);
    if (record && isEqual(record.serialNumber, serial)) return { record, maker };
    await this.guesses.countWrong(address);
    await this.failuresByEmail.consume(email);
    await this.recordRefusal(email, record?._id.toString(), address);
    throw new AppError(401, 'INVALID_CREDENTIALS', 'The e-mail or the serial number is not right');
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
