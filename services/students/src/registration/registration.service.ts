import { Injectable } from '@nestjs/common';
import type { RegisterBody, RegisteredStudent } from '@concord/contracts';
import { AppError, FileLinks, log, TokenSigner, unavailable } from '@concord/nest-platform';
import { Slots } from '../platform/slots';
import { RemovalService } from '../removal/removal.service';
import type { ReadStudent } from '../students/student.schema';
import { toStudent } from '../students/student-view';
import { StudentsRepository } from '../students/students.repository';
import { attemptOf, type RegistrationAttempt } from './registration-attempt';
import { RegistrationFiles } from './registration-files';
import { RegistrationIdempotency } from './registration-idempotency';
import { toRecord } from './registration-record';
import { RegistrationSerials } from './registration-serials';

/** A registration that took longer gives up, long before its claim's lease ends. */
const GIVE_UP_MS = 2 * 60 * 1000;
/** After this no upload of a registration that gave up can still be under way. */
const UPLOAD_OVER_MS = 3 * 60 * 1000;
const IN_FLIGHT = 6;

/** One applicant's registration: all of it happens, or nothing stays. */
@Injectable()
export class RegistrationService {
  private readonly slots = new Slots({ capacity: IN_FLIGHT, waitingMax: 60, waitMs: 30_000 });

  constructor(
    private readonly serials: RegistrationSerials,
    private readonly idempotency: RegistrationIdempotency,
    private readonly students: StudentsRepository,
    private readonly files: RegistrationFiles,
    private readonly removal: RemovalService,
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
    const record = await this.slots.run(
      async () => (await this.earlier(attempt)) ?? (await this.claimAndStore(body, attempt, address)),
    );
    return this.answer(record);
  }

  private async claimAndStore(
    body: RegisterBody,
    attempt: RegistrationAttempt | undefined,
    address: string,
  ): Promise<ReadStudent> {
    const claim = { serial: body.serialNumber, studentId: this.students.newId(), attempt };
    if (!(await this.serials.claim(claim))) {
      // The holder of the serial may be this very registration, sent twice at once.
      const earlier = await this.earlier(attempt);
      if (earlier) return earlier;
      return this.serials.refuse(claim.serial, address);
    }
    try {
      const record = await this.store(claim.studentId, body, attempt);
      await this.serials.use(claim);
      return record;
    } catch (error) {
      await this.undo(claim, error);
      if (error instanceof AppError && error.code === 'IN_PROGRESS') {
        const earlier = await this.earlier(attempt);
        if (earlier) return earlier;
      }
      throw error;
    }
  }

  private async store(
    id: string,
    body: RegisterBody,
    attempt: RegistrationAttempt | undefined,
  ): Promise<ReadStudent> {
    const startedAt = Date.now();
    // The unique index decides; asking first spares the files of a registration that must fail.
    await this.students.refuseTakenEmail(body.email);
    const files = await this.files.store(id, body);
    if (Date.now() - startedAt > GIVE_UP_MS)
      throw unavailable('Storing your registration took too long, please try again');
    const record = toRecord(id, body, files, attempt, new Date());
    await this.students.insert(record);
    return record;
  }

  /** Frees the serial and drops the files, before the refusal is sent. What fails here the sweeper does later. */
  private async undo(
    { serial, studentId }: { serial: string; studentId: string },
    reason: unknown,
  ): Promise<void> {
    try {
      if (await this.students.exists(studentId)) return;
      await this.serials.release(serial, studentId);
      const mayStillUpload = reason instanceof AppError && reason.statusCode === 503;
      await this.removal.dropFiles(
        studentId,
        mayStillUpload ? new Date(Date.now() + UPLOAD_OVER_MS) : undefined,
      );
    } catch (error) {
      log.error({ err: error, student: studentId }, 'a failed registration is left to the sweeper');
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
