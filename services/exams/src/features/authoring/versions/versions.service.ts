import { Injectable } from '@nestjs/common';
import type { Exam, ExamVersion, VersionRestoreBody, VersionSummary } from '@concord/contracts';
import { conflict, Page, type PageQuery, required, type StaffActor } from '@concord/nest-platform';
import type { RecordedBody } from '../../../shared/lazy-body';
import { changedMeanwhile, requirePresent } from '../../../shared/present-exam';
import type { ExamVersionRecord } from '../../../store/exam-versions/exam-version.schema';
import { ExamVersionsRepository } from '../../../store/exam-versions/exam-versions.repository';
import type { ExamRecord } from '../../../store/exams/exam.schema';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { ExamPublishing } from '../exams/exam-publishing.service';
import { ExamViews } from '../exams/exam-views';
import { fieldsOf, nextVersion } from '../exams/next-version';
import { VersionSittings } from './version-sittings.service';
import { toExamVersion, toVersionSummary } from './version.view';

/** Shows and restores earlier versions. For SUPER_ADMIN only, because they have the right answers. */
@Injectable()
export class VersionsService {
  constructor(
    private readonly exams: ExamsRepository,
    private readonly versions: ExamVersionsRepository,
    private readonly sittings: VersionSittings,
    private readonly publishing: ExamPublishing,
    private readonly views: ExamViews,
  ) {}

  async list(id: string, query: PageQuery): Promise<Page<VersionSummary>> {
    const exam = requirePresent(await this.exams.find(id));
    const { items, total } = await this.versions.list(exam._id, query);
    const sat = await this.sittings.of(
      exam._id,
      items.map(({ _id }) => _id),
    );
    // The number of a version is its position, because those of earlier releases store none.
    const newest = total - ((query.page ?? 1) - 1) * query.pageSize;
    const views = items.map((version, at) => toVersionSummary(version, { exam, number: newest - at, sat }));
    return new Page(views, total);
  }

  async get(id: string, versionId: string): Promise<ExamVersion> {
    const exam = requirePresent(await this.exams.find(id));
    const version = await this.require(exam, versionId);
    const [number, sat] = await Promise.all([
      this.versions.numberOf(version),
      this.sittings.of(exam._id, [version._id]),
    ]);
    return toExamVersion(version, { exam, number, sat }, await this.views.partsOf(version));
  }

  /** Restores a version, but not its code: people know the exam by the current one, and the old one may be taken. */
  async restore(
    staff: StaffActor,
    id: string,
    versionId: string,
    input: RecordedBody<VersionRestoreBody>,
  ): Promise<Exam> {
    const exam = requirePresent(await this.exams.find(id));
    input.audit.note({ label: exam.examName });
    const { revision } = input.body;
    const restored = await this.require(exam, versionId);
    if (revision !== exam.revision) throw changedMeanwhile();
    if (exam.current.equals(restored._id)) throw conflict('CONFLICT', 'This is already the current version');
    const [before, number] = await Promise.all([
      this.versions.get(exam.current),
      this.versions.numberOf(restored),
    ]);
    const { examName, duration, paper } = restored;
    // The original keys: corrections by regrades are not restored.
    const questions = restored.questions.map(({ corrected: _, ...question }) => question);
    const { examCode } = exam;
    const version = {
      ...nextVersion(before, staff, { examName, examCode, duration, questions, ...(paper && { paper }) }),
      restored: number,
    };
    const next = fieldsOf(version);
    // The code does not change, so `taken` is impossible.
    if ((await this.publishing.publish(exam, version, next)) !== 'done') throw changedMeanwhile();
    input.audit.note({
      before: { version: String(exam.current) },
      after: { version: String(version._id), restored: number },
    });
    return this.views.exam({ ...exam, ...next, revision: exam.revision + 1 }, version);
  }

  private async require({ _id }: ExamRecord, versionId: string): Promise<ExamVersionRecord> {
    return required(await this.versions.findOfExam(_id, versionId), 'The version');
  }
}
