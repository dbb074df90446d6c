import { Injectable } from '@nestjs/common';
import type { RegisterBody, RegisteredStudent } from '@concord/contracts';
import { AppError } from '@concord/nest-platform';
import type { StudentProjection } from '../../../store/students/student.schema';
import { StudentsRepository } from '../../../store/students/students.repository';
import { StudentsService } from '../students/students.service';
import { type IdempotencyKey, parseIdempotencyKey } from './idempotency-key';
import { IdempotencyService } from './idempotency.service';
import { RegistrationTransaction } from './registration-transaction';
import { SerialClaiming } from './serial-claiming';

/** Registers one applicant, completely or not at all. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly claims: SerialClaiming,
    private readonly idempotency: IdempotencyService,
    private readonly transaction: RegistrationTransaction,
    private readonly records: StudentsRepository,
    private readonly students: StudentsService,
  ) {}

  /** @throws AppError 400, 409 SERIAL_INVALID, EMAIL_TAKEN, IN_PROGRESS, 422, 429, 503. */
  async register(
    body: RegisterBody,
    idempotencyHeader: string | undefined,
    address: string,
  ): Promise<RegisteredStudent> {
    const idempotency = parseIdempotencyKey(idempotencyHeader, body);
    const record =
      (await this.findEarlier(idempotency)) ?? (await this.claimAndStore(body, idempotency, address));
    const student = this.students.toView(record);
    const { token: printToken } = this.students.printToken({ kind: 'registration-form', id: student._id });
    return { ...student, printToken };
  }

  private async claimAndStore(
    body: RegisterBody,
    idempotency: IdempotencyKey | undefined,
    address: string,
  ): Promise<StudentProjection> {
    const claim = { serial: body.serialNumber, studentId: this.records.newId(), idempotency };
    const lease = await this.claims.take(claim);
    // The claim may be that of the same request, sent twice at once.
    if (!lease) return (await this.findEarlier(idempotency)) ?? this.claims.refuse(claim.serial, address);
    try {
      return await this.transaction.run(claim, lease, body);
    } catch (error) {
      const isSentTwice = error instanceof AppError && error.code === 'IN_PROGRESS';
      const earlier = isSentTwice ? await this.findEarlier(idempotency) : undefined;
      if (earlier) return earlier;
      throw error;
    } finally {
      lease.stop();
    }
  }

  private async findEarlier(idempotency: IdempotencyKey | undefined): Promise<StudentProjection | undefined> {
    return idempotency && this.idempotency.findEarlier(idempotency);
  }
}
