import { Injectable } from '@nestjs/common';
import {
  type DuplicateBody,
  type Exam,
  type ExamUpdateBody,
  type ExamUploadBody,
  paperSize,
} from '@concord/contracts';
import { type AuditNote, conflict, newObjectId, type StaffActor, staffRefOf } from '@concord/nest-platform';
import { releaseFrom, toRelease } from '../../../shared/held-results/release-state';
import type { RecordedBody } from '../../../shared/lazy-body';
import { changedMeanwhile, requirePresent } from '../../../shared/present-exam';
import type { ExamVersionRecord } from '../../../store/exam-versions/exam-version.schema';
import { ExamVersionsRepository } from '../../../store/exam-versions/exam-versions.repository';
import type { ExamRecord } from '../../../store/exams/exam.schema';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { IMMEDIATE } from '../../../store/exams/release';
import { PictureClaims } from '../question-content/picture-claims.service';
import { pictureFields } from '../question-content/question-pictures';
import { changedQuestions, newQuestions, requireUsable } from '../question-content/version-questions';
import { makeExamCode } from './exam-code';
import { ExamPublishing } from './exam-publishing.service';
import { ExamViews } from './exam-views';
import { fieldsOf, nextVersion } from './next-version';

type NewExam = Pick<ExamVersionRecord, 'duration' | 'questions' | 'paper'> & { title: string };

const CODE_TRIES = 20;
const UPDATE_TRIES = 5;

/** Creates and changes exams. */
@Injectable()
export class ExamChanges {
  constructor(
    private readonly exams: ExamsRepository,
    private readonly versions: ExamVersionsRepository,
    private readonly publishing: ExamPublishing,
    private readonly claims: PictureClaims,
    private readonly views: ExamViews,
  ) {}

  async upload(
    staff: StaffActor,
    { title, duration, questions, paper }: ExamUploadBody,
    audit: AuditNote,
  ): Promise<Exam> {
    audit.note({ label: title });
    const stored = newQuestions(questions, await this.claims.of(questions, []));
    await requireUsable(stored, paper);
    return this.create(staff, { title, duration, questions: stored, paper });
  }

  /** Creates an exam with copies of another exam's questions. */
  async duplicate(staff: StaffActor, id: string, input: RecordedBody<DuplicateBody>): Promise<Exam> {
    const exam = await this.requireExam(id);
    const { title } = input.body;
    input.audit.note({ label: title, details: { copyOf: exam.examName, copyOfExam: id } });
    const { questions, duration, paper } = await this.versions.get(exam.current);
    const copies = questions.map((question) => ({ ...question, _id: newObjectId() }));
    return this.create(staff, { title, duration, questions: copies, paper });
  }

  private async create(staff: StaffActor, { title, duration, questions, paper }: NewExam): Promise<Exam> {
    const uploadedBy = staffRefOf(staff);
    const createdAt = new Date();
    const _id = newObjectId();
    for (let tries = 0; tries < CODE_TRIES; tries += 1) {
      const content = { examName: title, examCode: makeExamCode(title, tries), duration };
      const current = newObjectId();
      const made = { ...(paper && { paper }), ...pictureFields(questions), createdAt, by: uploadedBy };
      const version = { _id: current, exam: _id, ...content, questions, ...made };
      const exam: ExamRecord = {
        _id,
        ...content,
        totalQuestions: paperSize(questions.length, paper),
        current,
        revision: 1,
        uploadedBy,
        createdAt,
        removedAt: null,
        release: IMMEDIATE,
      };
      if (await this.publishing.add(exam, version)) return this.views.exam(exam, version);
    }
    throw conflict('EXAM_CODE_TAKEN', 'No free exam code was found. Please try again');
  }

  async update(staff: StaffActor, id: string, input: RecordedBody<ExamUpdateBody>): Promise<Exam> {
    let exam = await this.requireExam(id);
    input.audit.note({ label: exam.examName });
    const { revision, release, ...change } = input.body;
    const hasContent = Object.values(change).some((value) => value !== undefined);
    if (!hasContent && release === undefined)
      return this.views.exam(exam, await this.versions.get(exam.current));
    const released = release === undefined ? {} : { release: releaseFrom(release) };
    for (let tries = 0; tries < UPDATE_TRIES; tries += 1) {
      if (revision !== undefined && revision !== exam.revision) throw changedMeanwhile();
      const before = await this.versions.get(exam.current);
      if (!hasContent) {
        const next = { ...exam, ...released };
        if (await this.publishing.setRelease(exam._id, exam.revision, next.release))
          return this.changed(exam, next, before, input.audit);
        exam = await this.requireExam(id);
        continue;
      }
      const sent = change.questions;
      const questions = sent
        ? changedQuestions(sent, before.questions, await this.claims.of(sent, before.questions))
        : before.questions;
      const paper = change.paper ?? before.paper;
      await requireUsable(questions, paper);
      const version = nextVersion(before, staff, {
        examName: change.examName ?? exam.examName,
        examCode: change.examCode ?? exam.examCode,
        duration: change.duration ?? exam.duration,
        questions,
        ...(paper && { paper }),
      });
      const next = { ...fieldsOf(version), ...released };
      const outcome = await this.publishing.publish(exam, version, next);
      if (outcome === 'done') return this.changed(exam, { ...exam, ...next }, version, input.audit);
      if (outcome === 'code-taken') throw conflict('EXAM_CODE_TAKEN', 'Another exam already has this code');
      exam = await this.requireExam(id);
    }
    throw conflict('CONFLICT', 'Somebody else is changing this exam. Please try again');
  }

  private changed(
    before: ExamRecord,
    after: ExamRecord,
    version: ExamVersionRecord,
    audit: AuditNote,
  ): Promise<Exam> {
    audit.note({ before: auditedFields(before), after: auditedFields(after) });
    return this.views.exam({ ...after, revision: before.revision + 1 }, version);
  }

  private async requireExam(id: string): Promise<ExamRecord> {
    return requirePresent(await this.exams.find(id));
  }
}

/** Fields of an exam in the audit log. The version's id stands for its questions. */
const auditedFields = (exam: ExamRecord) => ({
  examName: exam.examName,
  examCode: exam.examCode,
  duration: exam.duration,
  totalQuestions: exam.totalQuestions,
  version: String(exam.current),
  release: toRelease(exam),
});
