import { Injectable } from '@nestjs/common';
import type { FeePreview, FeePreviewBody, MemberGrade } from '@concord/contracts';
import { feeChanges } from '../../../shared/fees/fee-changes';
import { FeesInForce } from '../../../shared/fees/fees-in-force';
import { feeTableOn, lastDayFrom } from '../../../shared/fees/fees-on';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import { MemberCountsRepository } from '../../../store/members/member-counts.repository';

/** Tells before a version of the fee table is added what it changes, and for how many members. */
@Injectable()
export class FeePreviewService {
  constructor(
    private readonly inForce: FeesInForce,
    private readonly settings: SettingsInForce,
    private readonly counts: MemberCountsRepository,
  ) {}

  async of({ from, fees }: FeePreviewBody): Promise<FeePreview> {
    const [versions, settings] = await Promise.all([this.inForce.versions(), this.settings.values()]);
    const changes = feeChanges(feeTableOn(versions, from).fees, fees, settings);
    const members = await this.membersOf(new Set(changes.map(({ grade }) => grade)));
    const until = lastDayFrom(versions, from);
    return {
      from,
      ...(until && { until }),
      changes: changes.map((change) => ({ ...change, members: members.get(change.grade) ?? 0 })),
    };
  }

  private async membersOf(grades: ReadonlySet<MemberGrade>): Promise<Map<MemberGrade, number>> {
    const counted = [...grades].map(async (grade) => [grade, await this.counts.presentIn(grade)] as const);
    return new Map(await Promise.all(counted));
  }
}
