import { Injectable } from '@nestjs/common';
import type { ObjectId } from '@concord/nest-platform';
import { type DecidedRecord, type DecisionMailKind, mailOfDecision } from '../../../shared/mails/mail-keys';
import { CpdEntriesRepository } from '../../../store/cpd-entries/cpd-entries.repository';
import { MemberMailsRepository } from '../../../store/member-mails/member-mails.repository';
import { MemberRequestsRepository } from '../../../store/member-requests/member-requests.repository';
import { UpgradesRepository } from '../../../store/upgrades/upgrades.repository';

interface DecidedRecords {
  unmailed(): Promise<DecidedRecord[]>;
  mailed(ids: readonly ObjectId[]): Promise<void>;
}

/** Notes the mails that tell of decisions. The write of a decision asks for its mail, so a kill loses none. */
@Injectable()
export class DecisionMails {
  private readonly kinds: Record<DecisionMailKind, DecidedRecords>;

  constructor(
    activities: CpdEntriesRepository,
    upgrades: UpgradesRepository,
    requests: MemberRequestsRepository,
    private readonly mails: MemberMailsRepository,
  ) {
    this.kinds = { 'cpd-decided': activities, 'upgrade-decided': upgrades, 'change-decided': requests };
  }

  /** Notes those of the oldest decisions, at most one batch of each kind. May run twice. */
  async note(): Promise<void> {
    for (const [kind, records] of Object.entries(this.kinds) as [DecisionMailKind, DecidedRecords][]) {
      const decided = await records.unmailed();
      if (decided.length === 0) continue;
      await this.mails.add(decided.map((record) => mailOfDecision(kind, record)));
      await records.mailed(decided.map(({ _id }) => _id));
    }
  }
}
