import { Injectable } from '@nestjs/common';
import { EXPORT_QUERIES, type ExportQuery } from '@concord/contracts';
import type { ExportCells } from '@concord/nest-platform';
import { StaffRepository } from '../../../store/staff/staff.repository';
import { FactorsService } from '../../accounts/factors/factors.service';
import { toStaffAccount } from '../../accounts/staff/staff.view';
import { accountCells } from './export-cells';

/** Maximum number of accounts, which are read at once. */
const ACCOUNTS_MAX = 10_000;

/** Reads staff accounts as rows for files. */
@Injectable()
export class AccountRows {
  constructor(
    private readonly staff: StaffRepository,
    private readonly factors: FactorsService,
  ) {}

  count(query: ExportQuery): Promise<{ total: number }> {
    return this.staff.list({ ...EXPORT_QUERIES.accounts.parse(query), page: 1, pageSize: 1 });
  }

  /** @throws ZodError, as {@link count} does, if the query does not fit this list */
  async all(query: ExportQuery): Promise<ExportCells[]> {
    const { items } = await this.staff.list({
      ...EXPORT_QUERIES.accounts.parse(query),
      page: 1,
      pageSize: ACCOUNTS_MAX,
    });
    const withFactor = await this.factors.enabledAmong(items.map(({ id }) => id));
    return items.map((account) => accountCells(toStaffAccount(account, withFactor.has(account.id))));
  }
}
