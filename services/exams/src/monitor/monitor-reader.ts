import { Injectable } from '@nestjs/common';
import { LIMITS, type MonitorRow } from '@concord/contracts';
import type { AttemptDoc } from '../attempts/attempt.schema';
import { AttemptsRepository } from '../attempts/attempts.repository';
import { Papers } from '../exams/papers';
import type { BoardEntry } from './live-board';
import { LiveNews } from './live-news';

/** Reads who sits now from the store. */
@Injectable()
export class MonitorReader {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly papers: Papers,
    private readonly news: LiveNews,
  ) {}

  /** Those whose time ends first, up to the limit of rows. */
  async all(): Promise<BoardEntry[]> {
    return this.entriesOf(await this.attempts.findOpen(LIMITS.monitorRows));
  }

  /** Those of these that are open. */
  async some(ids: readonly string[]): Promise<BoardEntry[]> {
    return this.entriesOf(await this.attempts.findOpenAmong(ids));
  }

  /** Every open attempt, or as many as there are rows, and how many there are in all. */
  async present(): Promise<{ ids: Set<string>; total: number }> {
    const [ids, total] = await Promise.all([
      this.attempts.findOpenIds(LIMITS.monitorRows),
      this.attempts.countOpen(),
    ]);
    return { ids: new Set(ids.map(String)), total };
  }

  private entriesOf(attempts: readonly AttemptDoc[]): Promise<BoardEntry[]> {
    return Promise.all(attempts.map((attempt) => this.entryOf(attempt)));
  }

  private async entryOf(attempt: AttemptDoc): Promise<BoardEntry> {
    const paper = await this.papers.of(attempt.version);
    const id = String(attempt._id);
    const given = Object.entries(attempt.a).filter(([, { o }]) => o !== null);
    const answered = new Set(given.map(([question]) => question));
    const seen = this.news.lastSeen(id);
    const savedAt = attempt.savedAt?.toISOString() ?? null;
    const row: MonitorRow = {
      attempt: id,
      assignment: String(attempt.assignment),
      student: {
        _id: String(attempt.student),
        surname: attempt.studentName.surname,
        firstName: attempt.studentName.firstName,
      },
      exam: paper.exam,
      totalQuestions: paper.totalQuestions,
      answered: answered.size,
      startedAt: attempt.startedAt.toISOString(),
      deadline: attempt.deadline.toISOString(),
      savedAt,
      seenAt: seen ? new Date(seen).toISOString() : (savedAt ?? attempt.startedAt.toISOString()),
    };
    return { row, answered };
  }
}
