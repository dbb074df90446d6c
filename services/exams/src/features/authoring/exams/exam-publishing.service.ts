import { Injectable } from '@nestjs/common';
import type { ObjectId } from '@concord/nest-platform';
import { HeldExams } from '../../../shared/held-results/held-exams.service';
import type { ExamVersionRecord } from '../../../store/exam-versions/exam-version.schema';
import { ExamVersionsRepository } from '../../../store/exam-versions/exam-versions.repository';
import type { ExamRecord } from '../../../store/exams/exam.schema';
import { type ExamChange, ExamsRepository } from '../../../store/exams/exams.repository';
import type { ReleaseRecord } from '../../../store/exams/release';

/** Stores exams with their versions. The version is stored first, so that no exam refers to a missing one. */
@Injectable()
export class ExamPublishing {
  constructor(
    private readonly exams: ExamsRepository,
    private readonly versions: ExamVersionsRepository,
    private readonly held: HeldExams,
  ) {}

  /** Stores a new exam with its first version. @returns false if the code is taken */
  async add(exam: ExamRecord, version: ExamVersionRecord): Promise<boolean> {
    await this.versions.insert(version);
    const isAdded = await this.exams.insert(exam);
    if (!isAdded) await this.versions.remove(version._id);
    return isAdded;
  }

  /**
   * Stores a version and makes it the current one, or removes it if that fails.
   * @returns as {@link ExamsRepository.setCurrent}
   */
  async publish(
    exam: Pick<ExamRecord, '_id' | 'revision'>,
    version: ExamVersionRecord,
    change: ExamChange,
  ): Promise<'done' | 'stale' | 'code-taken'> {
    await this.versions.insert(version);
    const outcome = await this.exams.setCurrent(exam, change);
    if (outcome === 'done') this.held.reread();
    else await this.versions.remove(version._id);
    return outcome;
  }

  /** @returns as {@link ExamsRepository.setRelease} */
  async setRelease(id: ObjectId, revision: number, release: ReleaseRecord): Promise<boolean> {
    const isSet = await this.exams.setRelease(id, revision, release);
    if (isSet) this.held.reread();
    return isSet;
  }
}
