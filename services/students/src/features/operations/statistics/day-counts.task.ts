import { Injectable } from '@nestjs/common';
import { RepeatingTask } from '@concord/nest-platform';
import { DayCountsRepository } from '../../../store/day-counts/day-counts.repository';
import { SerialsRepository } from '../../../store/serials/serials.repository';
import { StudentsRepository } from '../../../store/students/students.repository';

/** Counts days for the charts; after an upgrade those of the past year. */
@Injectable()
export class DayCountsTask extends RepeatingTask {
  constructor(
    private readonly days: DayCountsRepository,
    private readonly students: StudentsRepository,
    private readonly serials: SerialsRepository,
  ) {
    super((signal) => this.refresh(signal), {
      name: 'day-counts',
      intervalMs: 60_000,
      firstDelayMs: 5000,
      failureMessage: 'the days of the charts could not be counted',
    });
  }

  refresh(signal?: AbortSignal, now?: Date): Promise<void> {
    const source = {
      // The first serial is older than the first registration, which needs one.
      earliest: (before?: Date) => this.serials.firstMadeAt(before),
      count: async (period: { from: string; to: string }) => {
        const [registrations, serialsMade, serialsUsed] = await Promise.all([
          this.students.countRegistered(period),
          this.serials.countMade(period),
          this.serials.countUsed(period),
        ]);
        return { registrations, serialsMade, serialsUsed };
      },
    };
    return this.days.refresh(source, signal, now);
  }
}
