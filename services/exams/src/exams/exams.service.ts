import { Injectable } from '@nestjs/common';
import { type Exam, type ExamSummary, type ExamUpdateBody, type ExamUploadBody } from '@concord/contracts';
import { type Actor, conflict, Listed, notFound, requireStaff } from '@concord/nest-platform';
import { Types } from 'mongoose';
import { AssignmentsRepository } from '../assignments/assignments.repository';
import type { ExamDoc } from './exam.schema';
import type { ExamVersionDoc } from './exam-version.schema';
import { examSummaryView, examView } from './exam.views';
import { makeExamCode } from './exam-code';
import { ExamsRepository } from './exams.repository';
import { changedQuestions, newQuestions } from './question-ids';

const CODE_TRIES = 20;
const CHANGE_TRIES = 5;

export interface ExamListQuery {
  page?: number;
  pageSize: number;
}

@Injectable()
export class ExamsService {
  constructor(
    private readonly exams: ExamsRepository,
    private readonly assignments: AssignmentsRepository,
  ) {}

  async upload(actor: Actor, { title, duration, questions }: ExamUploadBody): Promise<Exam> {
    const staff = requireStaff(actor);
    const createdAt = new Date();
    const exam = new Types.ObjectId();
    const stored = newQuestions(questions);
    for (let tries = 0; tries < CODE_TRIES; tries += 1) {
      const examCode = makeExamCode(title, tries);
      const content = { examName: title, examCode, duration };
      // The version first: an exam never names one that is not there.
      const version: ExamVersionDoc = {
        _id: new Types.ObjectId(),
        exam,
        ...content,
        questions: stored,
        createdAt,
      };
      await this.exams.insertVersion(version);
      const made: ExamDoc = {
        _id: exam,
        ...content,
        totalQuestions: stored.length,
        current: version._id,
        revision: 1,
        uploadedBy: { _id: new Types.ObjectId(staff.id), username: staff.username },
        createdAt,
        removedAt: null,
      };
      if (await this.exams.insert(made)) return examView(made, version);
      await this.exams.removeVersion(version._id);
    }
    throw conflict('EXAM_CODE_TAKEN', 'No free exam code was found, please try again');
  }

  async list(full: boolean, { page, pageSize }: ExamListQuery): Promise<Listed<ExamSummary | Exam>> {
    const exams = await this.exams.list(page, pageSize);
    const total = page === undefined ? exams.length : await this.exams.count();
    if (!full) return new Listed(exams.map(examSummaryView), total);
    const versions = await this.exams.findVersions(exams.map(({ current }) => current));
    const byId = new Map(versions.map((version) => [String(version._id), version]));
    const views = exams.flatMap((exam) => {
      const version = byId.get(String(exam.current));
      return version ? [examView(exam, version)] : [];
    });
    return new Listed(views, total);
  }

  async get(id: string): Promise<Exam> {
    const exam = await this.present(id);
    return examView(exam, await this.versionOf(exam));
  }

  async update(id: string, body: () => ExamUpdateBody): Promise<Exam> {
    let exam = await this.present(id);
    const change = body();
    if (Object.values(change).every((value) => value === undefined)) return this.get(id);
    for (let tries = 0; tries < CHANGE_TRIES; tries += 1) {
      const before = await this.versionOf(exam);
      const version: ExamVersionDoc = {
        _id: new Types.ObjectId(),
        exam: exam._id,
        examName: change.examName ?? exam.examName,
        examCode: change.examCode ?? exam.examCode,
        duration: change.duration ?? exam.duration,
        questions: change.questions ? changedQuestions(change.questions, before.questions) : before.questions,
        createdAt: new Date(),
      };
      await this.exams.insertVersion(version);
      const { _id: current, examName, examCode, duration, questions } = version;
      const next = { examName, examCode, duration, totalQuestions: questions.length, current };
      const outcome = await this.exams.change(exam._id, exam.revision, next);
      if (outcome === 'done') return examView({ ...exam, ...next }, version);
      await this.exams.removeVersion(current);
      if (outcome === 'code-taken') throw conflict('EXAM_CODE_TAKEN', 'Another exam has this code');
      exam = await this.present(id);
    }
    throw conflict('CONFLICT', 'Others are changing this exam, please try again');
  }

  /**
   * The exam is judged, hidden and judged again: an assignment made at the same moment either is seen here, or
   * finds the exam hidden when it looks again.
   */
  async remove(id: string): Promise<{ _id: string }> {
    if (await this.assignments.existsForExam(id)) throw inUse();
    if (!(await this.exams.setRemoved(id, new Date()))) throw notFound('The exam');
    if (await this.assignments.existsForExam(id)) {
      await this.exams.setRemoved(id, null);
      throw inUse();
    }
    // Its versions stay: results show the questions from them.
    await this.exams.remove(id);
    return { _id: id };
  }

  private async present(id: string): Promise<ExamDoc> {
    const exam = await this.exams.find(id);
    if (!exam || exam.removedAt) throw notFound('The exam');
    return exam;
  }

  private async versionOf(exam: ExamDoc): Promise<ExamVersionDoc> {
    const version = await this.exams.findVersion(exam.current);
    if (!version) throw new Error(`The exam version ${String(exam.current)} is missing`);
    return version;
  }
}

const inUse = () => conflict('EXAM_IN_USE', 'This exam is assigned to students and cannot be removed');
