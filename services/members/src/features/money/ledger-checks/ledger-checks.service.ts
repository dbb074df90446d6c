import { Injectable } from '@nestjs/common';
import type { LedgerCheckStatus } from '@concord/contracts';
import { LedgerChecksRepository } from '../../../store/ledger-checks/ledger-checks.repository';

/** Shows the outcome of the nightly check. */
@Injectable()
export class LedgerChecksService {
  constructor(private readonly checks: LedgerChecksRepository) {}

  async status(): Promise<LedgerCheckStatus> {
    const outcome = await this.checks.last();
    if (!outcome) return {};
    const { startedAt, endedAt, members, documents, differences, first } = outcome;
    return {
      last: {
        startedAt: startedAt.toISOString(),
        endedAt: endedAt.toISOString(),
        members,
        documents,
        differences,
        first: first.map(({ member, text }) => ({
          ...(member && { member: { _id: member._id, number: member.number } }),
          text,
        })),
      },
    };
  }
}
