import { Injectable } from '@nestjs/common';
import type { ReleaseBody, ReleaseOutcome } from '@concord/contracts';
import type { ObjectId } from '@concord/nest-platform';
import { HeldExams } from '../../../shared/held-results/held-exams.service';
import { heldOf, toRelease } from '../../../shared/held-results/release-state';
import { UnconfirmedRecords } from '../../../shared/held-results/unconfirmed-records.service';
import type { RecordedBody } from '../../../shared/lazy-body';
import { requirePresent } from '../../../shared/present-exam';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import type { ExamRecord } from '../../../store/exams/exam.schema';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { CountedResultsRepository } from '../../../store/results/counted-results.repository';
import { owesMail } from '../../../store/results/result-mails.repository';

type Counts = Omit<ReleaseOutcome, 'release'>;
const NOTHING: Counts = { results: 0, candidates: 0, mails: 0 };

/**
 * Releases results. Held ones take one write, because pages and mails ask the exam. Unconfirmed ones have a mark of
 * their own, in three collections.
 */
@Injectable()
export class ReleaseService {
  constructor(
    private readonly exams: ExamsRepository,
    private readonly held: HeldExams,
    private readonly results: CountedResultsRepository,
    private readonly attempts: AttemptsRepository,
    private readonly unconfirmed: UnconfirmedRecords,
  ) {}

  /** Releases results once: of two concurrent calls, the second one releases nothing. */
  async release(id: string, input: RecordedBody<ReleaseBody>): Promise<ReleaseOutcome> {
    const exam = requirePresent(await this.exams.find(id));
    input.audit.note({ label: exam.examName });
    const { dryRun = false, unconfirmed = false } = input.body;
    if (dryRun) input.audit.note({ details: { dryRun } });
    const ofExam = !unconfirmed && heldOf(exam) !== undefined;
    const counts = await (ofExam ? this.count(exam._id) : this.countUnconfirmed(exam._id));
    if (dryRun) return { ...counts, release: toRelease(exam) };
    const isExamReleased = ofExam && (await this.releaseExam(exam, counts, input));
    const isOneReleased = await this.unconfirmed.release(exam._id);
    if (!isExamReleased && isOneReleased) input.audit.note({ details: { unconfirmed: true, ...counts } });
    const released = isExamReleased || isOneReleased ? counts : NOTHING;
    return { ...released, release: toRelease(requirePresent(await this.exams.find(id))) };
  }

  private async releaseExam(
    exam: ExamRecord,
    counts: Counts,
    { audit }: RecordedBody<ReleaseBody>,
  ): Promise<boolean> {
    const at = new Date();
    if (!(await this.exams.release(exam, at))) return false;
    this.held.reread();
    const [before, after] = [{ release: toRelease(exam) }, { release: at.toISOString() }];
    audit.note({ before, after, details: { ...counts } });
    return true;
  }

  private async countUnconfirmed(exam: ObjectId): Promise<Counts> {
    const { candidates, results } = await this.unconfirmed.find(exam);
    const reset = await this.attempts.resetAmong(results.map(({ _id }) => _id));
    const shown = results.filter(({ _id }) => !reset.has(String(_id)));
    const mails = shown.filter(owesMail).length;
    return { results: shown.length, candidates: candidates.size, mails };
  }

  /** Ignores reset rounds, which stay hidden and get no mail. */
  private async count(exam: ObjectId): Promise<Counts> {
    const counts = { ...NOTHING };
    const candidates = new Set<string>();
    for await (const batch of this.results.batchesOfExam(exam)) {
      const reset = await this.attempts.resetAmong(batch.map(({ _id }) => _id));
      const shown = batch.filter(({ _id }) => !reset.has(String(_id)));
      counts.results += shown.length;
      counts.mails += shown.filter(owesMail).length;
      for (const { student } of shown) candidates.add(String(student._id));
    }
    return { ...counts, candidates: candidates.size };
  }
}
