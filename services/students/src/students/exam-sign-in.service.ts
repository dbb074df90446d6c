import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type ExamSignInAnswer, type InternalSignInBody, normaliseSerial } from '@concord/contracts';
import { AppError, FailureLimiters, FileLinks, TokenSigner } from '@concord/nest-platform';
import { toStudent } from './student-view';
import { StudentsRepository } from './students.repository';

const QUARTER_HOUR = 15 * 60;

/** A candidate's sign-in by e-mail and the serial of the registration. */
@Injectable()
export class ExamSignInService {
  private readonly failuresOfEmail;
  private readonly failuresOfAddress;

  constructor(
    private readonly students: StudentsRepository,
    private readonly links: FileLinks,
    private readonly tokens: TokenSigner,
    limiters: FailureLimiters,
  ) {
    this.failuresOfEmail = limiters.get('exam-sign-in-email', 5, QUARTER_HOUR);
    this.failuresOfAddress = limiters.get('exam-sign-in-address', 1999, QUARTER_HOUR);
  }

  /**
   * A right pair always passes: a whole exam hall sits behind one address, and a serial cannot be guessed.
   * @throws AppError 401 INVALID_CREDENTIALS, 429.
   */
  async signIn({ email: typed, SerialNumber, address }: InternalSignInBody): Promise<ExamSignInAnswer> {
    const email = typed.trim().toLowerCase();
    const record = await this.students.findByEmail(email);
    if (!record || !isSame(record.serialNumber, normaliseSerial(SerialNumber))) {
      await this.failuresOfAddress.consume(address);
      await this.failuresOfEmail.consume(email);
      throw new AppError(401, 'INVALID_CREDENTIALS', 'The email or the serial number is not right');
    }
    const id = record._id.toString();
    const token = this.tokens.sign({ typ: 'candidate', sub: id, sid: randomUUID() });
    return { ...toStudent(record, this.links), token };
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
