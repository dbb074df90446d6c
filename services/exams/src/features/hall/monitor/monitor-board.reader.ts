import { Injectable } from '@nestjs/common';
import { LIMITS, type MonitorRow } from '@concord/contracts';
import { countsOf } from '../../../shared/attempts/activity.view';
import { toPause } from '../../../shared/attempts/pause.view';
import { LiveEventBus } from '../../../shared/live-events/live-event-bus';
import type { AttemptRecord } from '../../../store/attempts/attempt.schema';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { answeredQuestions } from '../../../store/attempts/stored-answers';
import { PaperCache } from '../../authoring/papers/paper-cache';
import type { BoardEntry } from './monitor-board';

/** Reads entries of the monitor board from the store. */
@Injectable()
export class MonitorBoardReader {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly papers: PaperCache,
    private readonly events: LiveEventBus,
  ) {}

  /** Open attempts, earliest deadline first, up to the maximum number of rows. */
  async readOpen(): Promise<BoardEntry[]> {
    return this.entriesOf(await this.attempts.findOpen(LIMITS.monitorRows));
  }

  /** Open attempts among these. */
  async readByIds(ids: readonly string[]): Promise<BoardEntry[]> {
    return this.entriesOf(await this.attempts.findOpenByIds(ids));
  }

  /** Ids of open attempts, up to the maximum number of rows, and the number of all of them. */
  async readOpenIds(): Promise<{ ids: Set<string>; total: number }> {
    const [ids, total] = await Promise.all([
      this.attempts.findOpenIds(LIMITS.monitorRows),
      this.attempts.countOpen(),
    ]);
    return { ids: new Set(ids.map(String)), total };
  }

  private entriesOf(attempts: readonly AttemptRecord[]): Promise<BoardEntry[]> {
    return Promise.all(attempts.map((attempt) => this.entryOf(attempt)));
  }

  private async entryOf(attempt: AttemptRecord): Promise<BoardEntry> {
    const paper = await this.papers.get(attempt);
    const id = String(attempt._id);
    const answered = new Set(answeredQuestions(attempt.a));
    const lastSeen = this.events.lastSeen(id);
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
      ...countsOf(attempt),
      seenAt: lastSeen ? new Date(lastSeen).toISOString() : (savedAt ?? attempt.startedAt.toISOString()),
      ...toPause(attempt),
    };
    return { row, answered };
  }
}
