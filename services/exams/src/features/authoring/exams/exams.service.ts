import { Injectable } from '@nestjs/common';
import type { Exam, ExamSummary, Paper } from '@concord/contracts';
import { Page, type PageQuery, ReadyJson } from '@concord/nest-platform';
import { requirePresent } from '../../../shared/present-exam';
import { ExamVersionsRepository } from '../../../store/exam-versions/exam-versions.repository';
import type { ExamRecord } from '../../../store/exams/exam.schema';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { PaperCache } from '../papers/paper-cache';
import { ExamViews } from './exam-views';
import { toExamSummary } from './exam.view';

/** Shows exams to staff. */
@Injectable()
export class ExamsService {
  constructor(
    private readonly exams: ExamsRepository,
    private readonly versions: ExamVersionsRepository,
    private readonly papers: PaperCache,
    private readonly views: ExamViews,
  ) {}

  async list(query: PageQuery): Promise<Page<ExamSummary>> {
    return (await this.exams.list(query)).map(toExamSummary);
  }

  /** Exams with the right answers: for SUPER_ADMIN only. */
  async listWithQuestions(query: PageQuery): Promise<Page<Exam>> {
    const { items, total } = await this.exams.list(query);
    const versions = await this.versions.findMany(items.map(({ current }) => current));
    const versionOf = new Map(versions.map((version) => [String(version._id), version]));
    const views = items.map(async (exam) => {
      const version = versionOf.get(String(exam.current));
      return version ? [await this.views.exam(exam, version)] : [];
    });
    return new Page((await Promise.all(views)).flat(), total);
  }

  /** A sample paper, drawn with a new seed for each call. */
  async preview(id: string): Promise<ReadyJson<Paper>> {
    const { current } = await this.requireExam(id);
    return new ReadyJson((await this.papers.sample(current)).json);
  }

  async get(id: string): Promise<Exam> {
    const exam = await this.requireExam(id);
    return this.views.exam(exam, await this.versions.get(exam.current));
  }

  private async requireExam(id: string): Promise<ExamRecord> {
    return requirePresent(await this.exams.find(id));
  }
}
