import { Injectable } from '@nestjs/common';
import type { MemberMoneyReport, MemberMoneyReportQuery, MemberRegisterReport } from '@concord/contracts';
import { RegisterMonthsRepository } from '../../../store/register-months/register-months.repository';
import { ReportReader } from './report-reader';

/** Months of the report before the present one. */
const MONTHS = 24;

/** Reports about members and their money. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly reader: ReportReader,
    private readonly months: RegisterMonthsRepository,
  ) {}

  async register(): Promise<MemberRegisterReport> {
    const [{ register }, months] = await Promise.all([this.reader.recent(), this.months.latest(MONTHS + 1)]);
    const present = register.day.slice(0, 7);
    return register.report(
      months
        .filter(({ _id }) => _id < present)
        .toReversed()
        .map(({ _id: month, members, grades, standings }) => ({ month, members, grades, standings })),
    );
  }

  async money({ year }: MemberMoneyReportQuery): Promise<MemberMoneyReport> {
    const { money } = await this.reader.recent();
    return money.report(Number(year ?? money.day.slice(0, 4)));
  }
}
