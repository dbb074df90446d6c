import { Injectable } from '@nestjs/common';
import { dayOf, RepeatingTask } from '@concord/nest-platform';
import { RegisterMonthsRepository } from '../../../store/register-months/register-months.repository';
import { ReportReader } from './report-reader';

/** Counts the register once a day, so that reports can show it over time. */
@Injectable()
export class RegisterMonthsTask extends RepeatingTask {
  constructor(
    private readonly reader: ReportReader,
    private readonly months: RegisterMonthsRepository,
  ) {
    super(() => this.count(dayOf(new Date())), {
      name: 'register-months',
      intervalMs: 300_000,
      firstDelayMs: 25_000,
      failureMessage: 'the members of the month could not be counted',
    });
  }

  /** Counts unless the day is counted. @returns true if it counted. */
  async count(day: string): Promise<boolean> {
    const [last] = await this.months.latest(1);
    if (last && last.day >= day) return false;
    const { members, grades, standings } = (await this.reader.read(day)).register;
    await this.months.store({ _id: day.slice(0, 7), day, members, grades, standings });
    return true;
  }
}
