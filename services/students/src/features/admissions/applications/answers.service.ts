import { Injectable } from '@nestjs/common';
import type { MyAnswerBody, MyApplication } from '@concord/contracts';
import { recordName } from '@concord/institute';
import { AppError, conflict, log, type MemberActor, type RecordedBody } from '@concord/nest-platform';
import { StudentThreadsRepository } from '../../../store/students/student-threads.repository';
import type { StoredMessage } from '../../../store/students/student-thread.schema';
import type { StudentProjection } from '../../../store/students/student.schema';
import { CorrectedFiles, newLease } from '../corrections/corrected-files';
import { hashOf, type IdempotencyKey, partsOf, uuidOf } from '../registration/idempotency-key';
import { ApplicationsService } from './applications.service';
import { openQuestion, threadOf } from './application.view';

type NewAnswer = Omit<StoredMessage, '_id' | 'files'>;

/** Takes an applicant's answer to the open question, with files. One answer a question. */
@Injectable()
export class AnswersService {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly threads: StudentThreadsRepository,
    private readonly files: CorrectedFiles,
  ) {}

  /** @throws AppError 400, 404, 409 without an open question or IN_PROGRESS, 413, 422, 503. */
  async answer(
    actor: MemberActor,
    input: RecordedBody<MyAnswerBody>,
    keyHeader: string | undefined,
  ): Promise<MyApplication> {
    const record = await this.applications.recordOf(actor);
    input.audit.note({ id: record._id.toString(), label: recordName(record) });
    const { body } = input;
    const request = requestOf(keyHeader, body);
    if (await this.isStored(record, request)) return this.applications.refreshed(record);
    requireOpen(record, body.question);
    const answer = { text: body.text ?? '', at: new Date(), ...(request && { request }) };
    const { documents = [] } = body;
    input.audit.note({ details: { files: documents.length } });
    const isDone =
      documents.length > 0
        ? await this.storeWithFiles(record, body.question, answer, documents)
        : await this.store(record, body.question, answer);
    if (!isDone && !(await this.isStored(record, request))) throw await this.refusal(actor, body.question);
    return this.applications.refreshed(record);
  }

  /** True if an earlier request with this key was stored. @throws AppError 422 for another body */
  private async isStored(record: StudentProjection, request: IdempotencyKey | undefined): Promise<boolean> {
    if (!request) return false;
    const { messages } = await this.threads.threadOf(record._id.toString());
    const earlier = messages.find((message) => message.request?.key === request.key);
    if (earlier && earlier.request?.bodyHash !== request.bodyHash)
      throw new AppError(422, 'IDEMPOTENCY_MISMATCH', 'This Idempotency-Key was used for another answer');
    return earlier !== undefined;
  }

  /** Stores files under a lease of the record's files, so that the sweeper removes those of a crash. */
  private async storeWithFiles(
    record: StudentProjection,
    number: number,
    answer: NewAnswer,
    documents: NonNullable<MyAnswerBody['documents']>,
  ): Promise<boolean> {
    const id = record._id.toString();
    const lease = newLease();
    if (!(await this.threads.leaseFiles({ student: id, number }, lease))) return false;
    const tidy = () =>
      this.files.tidy(id, lease).catch((error: unknown) => {
        log.warn({ err: error, student: id }, 'files of an answer are left to the sweeper');
      });
    try {
      const files = await this.files.add(id, documents);
      const isDone = await this.store(record, number, { ...answer, files }, lease);
      await tidy();
      return isDone;
    } catch (error) {
      // After other failures the upload may still be running; the sweeper cleans up after the lease expires.
      if (error instanceof AppError && error.statusCode < 500) await tidy();
      throw error;
    }
  }

  private async store(
    record: StudentProjection,
    number: number,
    answer: Omit<StoredMessage, '_id'>,
    lease?: ReturnType<typeof newLease>,
  ): Promise<boolean> {
    const student = record._id.toString();
    const stored = await this.threads.threadOf(student);
    const asked = threadOf(record, stored).slice(stored.messages.length);
    const messages = [...asked, answer].map((message) => ({ ...message, _id: this.threads.newId() }));
    return this.threads.answer({ student, number }, messages, answer.at, lease);
  }

  /** An upload of the same person may hold the files. */
  private async refusal(actor: MemberActor, question: number): Promise<AppError> {
    requireOpen(await this.applications.recordOf(actor), question);
    return new AppError(409, 'IN_PROGRESS', 'Your files are still being stored. Please try again shortly', {
      retryAfterSeconds: 5,
    });
  }
}

function requestOf(header: string | undefined, body: MyAnswerBody): IdempotencyKey | undefined {
  if (header === undefined) return undefined;
  const { documents = [], ...fields } = body;
  return { key: uuidOf(header), bodyHash: hashOf(fields, partsOf(documents)) };
}

/** @throws AppError 409 unless this question waits for an answer */
function requireOpen(record: StudentProjection, number: number): void {
  const question = openQuestion(record);
  if (question?.number === number) return;
  const { review } = record;
  if (question)
    throw conflict('REVISION', 'We have asked for something else in the meantime. Please read it first');
  if (review?.answeredAt) throw conflict('CONFLICT', 'You have already answered. We are reading your answer');
  if (review?.status === 'accepted' || review?.status === 'rejected')
    throw conflict('ALREADY_DECIDED', 'We have already decided on your application');
  throw conflict('CONFLICT', 'We have not asked you anything yet, so there is nothing to answer');
}
