import { Injectable } from '@nestjs/common';
import {
  type Exam,
  type ExamSummary,
  type ExamUpdateBody,
  type ExamUploadBody,
  paperSize,
} from '@concord/contracts';
import {
  type AuditNote,
  conflict,
  newObjectId,
  notFound,
  Page,
  type PageQuery,
  type StaffActor,
} from '@concord/nest-platform';
import type { RecordedBody } from '../shared/lazy-body';
import { staffRefOf } from '../shared/staff-ref.schema';
import type { ExamRecord } from './exam.schema';
import { toExam, toExamSummary } from './exam.view';
import { makeExamCode } from './exam-code';
import type { ExamVersionRecord } from './exam-version.schema';
import { ExamsRepository } from './exams.repository';
import { changedQuestions, newQuestions, requireDrawable } from './version-questions';

const CODE_TRIES = 20;
const UPDATE_TRIES = 5;

@Injectable()
export class ExamsService {
  constructor(private readonly exams: ExamsRepository) {}

  async upload(
    staff: StaffActor,
    { title, duration, questions, paper }: ExamUploadBody,
    audit: AuditNote,
  ): Promise<Exam> {
    audit.note({ label: title });
    const uploadedBy = staffRefOf(staff);
    const createdAt = new Date();
    const _id = newObjectId();
    const stored = newQuestions(questions);
    requireDrawable(stored, paper);
    for (let tries = 0; tries < CODE_TRIES; tries += 1) {
      const content = { examName: title, examCode: makeExamCode(title, tries), duration };
      const current = newObjectId();
      const drawn = paper && { paper };
      const version = { _id: current, exam: _id, ...content, questions: stored, ...drawn, createdAt };
      // The version first: an exam never refers to a missing one.
      await this.exams.insertVersion(version);
      const exam: ExamRecord = {
        _id,
        ...content,
        totalQuestions: paperSize(stored.length, paper),
        current,
        revision: 1,
        uploadedBy,
        createdAt,
        removedAt: null,
      };
      if (await this.exams.insert(exam)) return toExam(exam, version);
      await this.exams.removeVersion(current);
    }
    throw conflict('EXAM_CODE_TAKEN', 'No free exam code was found, please try again');
  }

  async list(query: PageQuery): Promise<Page<ExamSummary>> {
    return (await this.exams.list(query)).map(toExamSummary);
  }

  /** With the right answers: for SUPER_ADMIN only. */
  async listWithQuestions(query: PageQuery): Promise<Page<Exam>> {
    const { items, total } = await this.exams.list(query);
    const versions = await this.exams.findVersions(items.map(({ current }) => current));
    const versionOf = new Map(versions.map((version) => [String(version._id), version]));
    const views = items.flatMap((exam) => {
      const version = versionOf.get(String(exam.current));
      return version ? [toExam(exam, version)] : [];
    });
    return new Page(views, total);
  }

  async get(id: string): Promise<Exam> {
    const exam = await this.requireExam(id);
    return toExam(exam, await this.exams.getVersion(exam.current));
  }

  async update(id: string, input: RecordedBody<ExamUpdateBody>): Promise<Exam> {
    let exam = await this.requireExam(id);
    input.audit.note({ label: exam.examName });
    const { revision, ...change } = input.body;
    if (Object.values(change).every((value) => value === undefined)) return this.get(id);
    for (let tries = 0; tries < UPDATE_TRIES; tries += 1) {
      if (revision !== undefined && revision !== exam.revision) throw changedMeanwhile();
      const before = await this.exams.getVersion(exam.current);
      const questions = change.questions
        ? changedQuestions(change.questions, before.questions)
        : before.questions;
      const paper = change.paper ?? before.paper;
      requireDrawable(questions, paper);
      const version: ExamVersionRecord = {
        _id: newObjectId(),
        exam: exam._id,
        examName: change.examName ?? exam.examName,
        examCode: change.examCode ?? exam.examCode,
        duration: change.duration ?? exam.duration,
        questions,
        ...(paper && { paper }),
        createdAt: new Date(),
      };
      await this.exams.insertVersion(version);
      const { _id: current, examName, examCode, duration } = version;
      const totalQuestions = paperSize(questions.length, paper);
      const next = { examName, examCode, duration, totalQuestions, current };
      const outcome = await this.exams.publishVersion(exam._id, exam.revision, next);
      if (outcome === 'done') {
        input.audit.note({ before: auditedFields(exam), after: auditedFields({ ...exam, ...next }) });
        return toExam({ ...exam, ...next, revision: exam.revision + 1 }, version);
      }
      await this.exams.removeVersion(current);
      if (outcome === 'code-taken') throw conflict('EXAM_CODE_TAKEN', 'Another exam has this code');
      exam = await this.requireExam(id);
    }
    throw conflict('CONFLICT', 'Others are changing this exam, please try again');
  }

  private async requireExam(id: string): Promise<ExamRecord> {
    const exam = await this.exams.find(id);
    if (!exam || exam.removedAt) throw notFound('The exam');
    return exam;
  }
}

const changedMeanwhile = () =>
  conflict('REVISION', 'Somebody else has changed this exam since you opened it');

/** What the audit log shows of a change; the version's id stands for the questions. */
const auditedFields = ({ examName, examCode, duration, totalQuestions, current }: ExamRecord) => ({
  examName,
  examCode,
  duration,
  totalQuestions,
  version: String(current),
});
