import { Injectable } from '@nestjs/common';
import type { Student, StudentUpdateBody } from '@concord/contracts';
import { recordName } from '@concord/institute';
import { AppError, log, notFound, required, type RecordedBody } from '@concord/nest-platform';
import {
  type CorrectedRecord,
  type ReadRecord,
  StudentCorrectionsRepository,
} from '../../../store/students/student-corrections.repository';
import type { FilesLease } from '../../../store/students/student-files.schema';
import type { ClosedProposal } from '../../../store/students/student-thread.schema';
import type { StudentProjection } from '../../../store/students/student.schema';
import { StudentsRepository } from '../../../store/students/students.repository';
import { StudentsService } from '../students/students.service';
import { changedMeanwhile } from './changed-meanwhile';
import { correctedFields, correctedIndexes, isRenamed } from './corrected-fields';
import { CorrectedFiles, newLease, replacesFiles } from './corrected-files';
import { CorrectionFollowUp } from './correction-follow-up';

/** Delay before a name is sent again, for records that other services stored by the old name meanwhile. */
const TELL_AGAIN_MS = 30_000;

/** Corrects the records of students. If two members of staff read the same revision, one of them succeeds. */
@Injectable()
export class CorrectionsService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly records: StudentCorrectionsRepository,
    private readonly views: StudentsService,
    private readonly files: CorrectedFiles,
    private readonly followUp: CorrectionFollowUp,
  ) {}

  /**
   * @param proposal open proposal that this correction carries out; it is closed with the change
   * @throws AppError 400, 404, 409 REVISION, EMAIL_TAKEN, IN_PROGRESS, 413, 503.
   */
  async correct(
    id: string,
    input: RecordedBody<StudentUpdateBody>,
    proposal?: ClosedProposal,
  ): Promise<Student> {
    const student = required(await this.students.findActive({ _id: id }), 'This student');
    input.audit.note({ label: recordName(student) });
    const { body } = input;
    const read = { id, revision: body.revision };
    if (body.revision !== (student.revision ?? 0)) throw changedMeanwhile();
    const fields = correctedFields(student, body);
    if (fields.email) await this.students.requireFreeEmail(fields.email);
    const files = replacesFiles(body)
      ? await this.correctWithFiles(student, read, body, fields)
      : await this.correctFields(student, read, fields, proposal);
    input.audit.note(noteOf(student, { ...fields, ...files }));
    if (isRenamed(fields)) await this.tellName(student, fields, read);
    return this.views.toStaffView(required(await this.students.findActive({ _id: id }), 'This student'));
  }

  private async correctFields(
    student: StudentProjection,
    read: ReadRecord,
    fields: CorrectedRecord,
    proposal: ClosedProposal | undefined,
  ): Promise<CorrectedRecord> {
    if (Object.keys(fields).length === 0 && !proposal) return {};
    if (await this.records.correct(read, withIndexes(student, fields), { proposal })) return {};
    throw await this.refusal(read);
  }

  /** Removes old files only after the record refers to the new ones, so that it never lacks any. */
  private async correctWithFiles(
    student: StudentProjection,
    read: ReadRecord,
    body: StudentUpdateBody,
    fields: CorrectedRecord,
  ): Promise<CorrectedRecord> {
    const lease = newLease();
    if (!(await this.records.leaseFiles(read, lease))) throw await this.refusal(read);
    try {
      const files = await this.files.store(student, body);
      if (!(await this.records.correct(read, withIndexes(student, { ...fields, ...files }), { lease })))
        throw await this.refusal(read);
      await this.tidy(read.id, lease);
      return files;
    } catch (error) {
      // After other failures the upload may still be running; the sweeper cleans up after the lease expires.
      if (error instanceof AppError && error.statusCode < 500) await this.tidy(read.id, lease);
      throw error;
    }
  }

  private tidy(id: string, lease: FilesLease): Promise<void> {
    return this.files.tidy(id, lease).catch((error: unknown) => {
      log.warn({ err: error, student: id }, 'files of a correction are left to the sweeper');
    });
  }

  private async tellName(
    student: StudentProjection,
    fields: CorrectedRecord,
    { id, revision }: ReadRecord,
  ): Promise<void> {
    const { surname, firstName, middleName, gender } = { ...student, ...fields };
    const name = { id, surname, firstName, middleName, gender, revision: revision + 1 };
    await this.followUp.tell(name).catch((error: unknown) => {
      log.warn({ err: error, student: id }, 'a corrected name is left to the sweeper');
    });
  }

  private async refusal({ id, revision }: ReadRecord): Promise<AppError> {
    const now = await this.students.findActive({ _id: id });
    if (!now) return notFound('This student');
    if ((now.revision ?? 0) !== revision || !(await this.records.isHeld(id))) return changedMeanwhile();
    return new AppError(
      409,
      'IN_PROGRESS',
      'The files of this record are being replaced right now. Please try again',
      {
        retryAfterSeconds: 5,
      },
    );
  }
}

const withIndexes = (student: StudentProjection, fields: CorrectedRecord): CorrectedRecord => ({
  ...fields,
  ...correctedIndexes(student, fields),
  ...(isRenamed(fields) && { nameDueAt: new Date(Date.now() + TELL_AGAIN_MS) }),
});

/** Changed fields before and after; files are represented by their names. */
function noteOf(student: StudentProjection, changed: CorrectedRecord) {
  const { passport, documents, ...fields } = changed;
  const names = (each: StudentProjection['documents']) => each.map(({ name }) => name);
  const before = Object.keys(fields).map((field) => [field, student[field as keyof StudentProjection]]);
  return {
    before: {
      ...Object.fromEntries(before),
      ...(passport && { passport: 'the previous picture' }),
      ...(documents && { documents: names(student.documents) }),
    },
    after: {
      ...fields,
      ...(passport && { passport: 'a new picture' }),
      ...(documents && { documents: names(documents) }),
    },
  };
}
