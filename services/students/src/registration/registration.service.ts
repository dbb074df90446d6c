import { Injectable } from '@nestjs/common';
import type { RegisterBody, RegisteredStudent } from '@concord/contracts';
import { AppError, FileLinks, TokenSigner } from '@concord/nest-platform';
import type { ReadStudent } from '../students/student.schema';
import { toStudent } from '../students/student-view';
import { StudentsRepository } from '../students/students.repository';
import { attemptOf, type RegistrationAttempt } from './registration-attempt';
import { RegistrationIdempotency } from './registration-idempotency';
import { RegistrationSerials } from './registration-serials';
import { RegistrationStoring } from './registration-storing';

/** One applicant's registration: all of it happens, or nothing stays. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly serials: RegistrationSerials,
    private readonly idempotency: RegistrationIdempotency,
    private readonly storing: RegistrationStoring,
    private readonly students: StudentsRepository,
    private readonly links: FileLinks,
    private readonly tokens: TokenSigner,
  ) {}

  /** @throws AppError 400, 409 SERIAL_INVALID, EMAIL_TAKEN, IN_PROGRESS, 422, 429, 503. */
  async register(
    body: RegisterBody,
    header: string | undefined,
    address: string,
  ): Promise<RegisteredStudent> {
    const attempt = attemptOf(header, body);
    await this.serials.refuseWhenBlocked(address);
    const record = (await this.earlier(attempt)) ?? (await this.claimAndStore(body, attempt, address));
    return this.answer(record);
  }

  private async claimAndStore(
    body: RegisterBody,
    attempt: RegistrationAttempt | undefined,
    address: string,
  ): Promise<ReadStudent> {
    const claim = { serial: body.serialNumber, studentId: this.students.newId(), attempt };
    const lease = await this.serials.claim(claim);
    // The holder of the serial may be this very registration, sent twice at once.
    if (!lease) return (await this.earlier(attempt)) ?? this.serials.refuse(claim.serial, address);
    try {
      return await this.storing.store(claim, lease, body);
    } catch (error) {
      const isSentTwice = error instanceof AppError && error.code === 'IN_PROGRESS';
      const earlier = isSentTwice ? await this.earlier(attempt) : undefined;
      if (earlier) return earlier;
      throw error;
    } finally {
      lease.stop();
    }
  }

  private async earlier(attempt: RegistrationAttempt | undefined): Promise<ReadStudent | undefined> {
    return attempt && this.idempotency.earlier(attempt);
  }

  private answer(record: ReadStudent): RegisteredStudent {
    const student = toStudent(record, this.links);
    const printToken = this.tokens.sign({ typ: 'print', sub: student._id, kind: 'registration-form' });
    return { ...student, printToken };
  }
}
