import { Injectable } from '@nestjs/common';
import type { ReleaseBody, ReleaseOutcome } from '@concord/contracts';
import type { ObjectId } from '@concord/nest-platform';
import { AttemptsRepository } from '../attempts/attempts.repository';
import { ExamsRepository } from '../exams/exams.repository';
import { HeldExams } from '../exams/held-exams.service';
import { requirePresent } from '../exams/present-exam';
import { heldOf, toRelease } from '../exams/release-state';
import { ResultsRepository } from '../results/results.repository';
import type { RecordedBody } from '../shared/lazy-body';

type Counts = Omit<ReleaseOutcome, 'release'>;
const NOTHING: Counts = { results: 0, candidates: 0, mails: 0 };

/** Releases results. What shows them and what mails them asks the exam, so one write is the whole release. */
@Injectable()
export class ReleaseService {
  constructor(
    private readonly exams: ExamsRepository,
    private readonly held: HeldExams,
    private readonly results: ResultsRepository,
    private readonly attempts: AttemptsRepository,
  ) {}

  /** Releases nothing twice: of two calls at once the other one counts nothing. */
  async release(id: string, input: RecordedBody<ReleaseBody>): Promise<ReleaseOutcome> {
    const exam = requirePresent(await this.exams.find(id));
    input.audit.note({ label: exam.examName });
    const { dryRun = false } = input.body;
    if (dryRun) input.audit.note({ details: { dryRun } });
    const release = toRelease(exam);
    if (!heldOf(exam)) return { ...NOTHING, release };
    const counts = await this.count(exam._id);
    if (dryRun) return { ...counts, release };
    const heldUntil = new Date();
    if (!(await this.exams.release(exam, heldUntil)))
      return { ...NOTHING, release: toRelease(requirePresent(await this.exams.find(id))) };
    this.held.reread();
    const released = toRelease({ heldUntil });
    input.audit.note({ before: { release }, after: { release: released }, details: { ...counts } });
    return { ...counts, release: released };
  }

  /** Without rounds that were reset, which stay hidden and get no mail. */
  private async count(exam: ObjectId): Promise<Counts> {
    const counts = { ...NOTHING };
    const candidates = new Set<string>();
    for await (const batch of this.results.batchesOfExam(exam)) {
      const reset = await this.attempts.resetAmong(batch.map(({ _id }) => _id));
      const shown = batch.filter(({ _id }) => !reset.has(String(_id)));
      counts.results += shown.length;
      counts.mails += shown.filter(({ mailed }) => !mailed).length;
      for (const { student } of shown) candidates.add(String(student._id));
    }
    return { ...counts, candidates: candidates.size };
  }
}
