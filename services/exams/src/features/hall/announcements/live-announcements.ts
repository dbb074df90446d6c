import { Injectable } from '@nestjs/common';
import type { AttemptNotices } from '@concord/contracts';
import { RereadValue } from '../../../shared/reread-value';
import { AnnouncementsRepository } from '../../../store/announcements/announcements.repository';
import { HallsRepository } from '../../../store/halls/halls.repository';

type Message = AttemptNotices['messages'][number];

interface Shown {
  readonly message: Message;
  readonly exams: ReadonlySet<string>;
  /** Recipients; absent for all candidates of these exams. */
  readonly students?: ReadonlySet<string>;
}

/**
 * Cache of the announcements that candidates see now. They are few and read together, so that the polls of a hall do
 * not query the store.
 */
@Injectable()
export class LiveAnnouncements {
  private readonly shown = new RereadValue(() => this.read());

  constructor(
    private readonly announcements: AnnouncementsRepository,
    private readonly halls: HallsRepository,
  ) {}

  /** Oldest first. */
  async of(student: string, exam: string): Promise<Message[]> {
    const shown = await this.shown.get();
    return shown
      .filter(({ exams, students }) => exams.has(exam) && (!students || students.has(student)))
      .map(({ message }) => message);
  }

  /** Drops the cache after a change in this process. */
  reread(): void {
    this.shown.forget();
  }

  private async read(): Promise<Shown[]> {
    const found = await this.announcements.findShown(new Date());
    const halls = await this.halls.findMany(found.flatMap(({ hall }) => hall ?? []));
    const hallOf = new Map(halls.map((hall) => [String(hall._id), hall]));
    return found.map(({ _id, text, at, hall, exam }) => {
      const message = { _id: String(_id), text, at: at.toISOString() };
      if (!hall) return { message, exams: new Set([String(exam)]) };
      const { exams = [], students = [] } = hallOf.get(String(hall)) ?? {};
      return { message, exams: new Set(exams.map(String)), students: new Set(students.map(String)) };
    });
  }
}
