import { Injectable } from '@nestjs/common';
import { RepeatingTask } from '@concord/nest-platform';
import { GradingQueue } from '../../../shared/grading-queue/grading.queue';
import { LowPriorityGate } from '../../../shared/grading-queue/low-priority.gate';
import { DayPassesRepository } from '../../../store/day-passes/day-passes.repository';
import { CountedResultsRepository } from '../../../store/results/counted-results.repository';
import { tally } from './pass-rates';

/** Counts days for the chart of pass rates in the background, so that grading writes no counts. */
@Injectable()
export class DayPassesTask extends RepeatingTask {
  constructor(days: DayPassesRepository, results: CountedResultsRepository, queue: GradingQueue) {
    const gate = new LowPriorityGate(queue);
    const source = {
      earliest: (before?: Date) => results.firstAt(before),
      count: async (period: { from: string; to: string }) => ({
        exams: tally(await results.passesOf(period)),
      }),
    };
    super(async (signal) => void ((await gate.isOpen()) && (await days.refresh(source, signal))), {
      name: 'day-passes',
      intervalMs: 180_000,
      firstDelayMs: 2000,
      failureMessage: 'the days of the chart of pass rates could not be counted',
    });
  }
}
