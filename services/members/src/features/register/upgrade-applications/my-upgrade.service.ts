import { Injectable } from '@nestjs/common';
import type { MyUpgrade, MyUpgradeApplication, MyUpgradeApplyBody } from '@concord/contracts';
import { conflict, type MemberActor, type RecordedBody } from '@concord/nest-platform';
import { MemberFiles } from '../../../shared/member-files/member-files';
import { OwnMember } from '../../../shared/members/own-member';
import type { MemberProjection } from '../../../store/members/member.schema';
import type { UpgradeRecord } from '../../../store/upgrades/upgrade.schema';
import { UpgradesRepository } from '../../../store/upgrades/upgrades.repository';
import { UpgradeCandidates } from '../upgrades/upgrade-candidates.service';
import { applicationBar } from './application-rules';
import { toMyApplication } from './my-upgrade.view';
import { UpgradeOutlook } from './upgrade-outlook.service';

interface ApplyInput extends RecordedBody<MyUpgradeApplyBody> {
  readonly requestKey: string | undefined;
}

/** The next grade of the signed-in member, and the application for it. */
@Injectable()
export class MyUpgradeService {
  constructor(
    private readonly own: OwnMember,
    private readonly outlook: UpgradeOutlook,
    private readonly candidates: UpgradeCandidates,
    private readonly upgrades: UpgradesRepository,
    private readonly files: MemberFiles,
  ) {}

  /** @throws AppError 403 for an applicant. */
  async get(actor: MemberActor): Promise<MyUpgrade> {
    const member = await this.own.require(actor);
    const [outlook, latest] = await Promise.all([
      this.outlook.of(member),
      this.upgrades.latestOf(member._id),
    ]);
    return {
      ...outlook,
      canApply: outlook.canApply && latest?.status !== 'open',
      application: latest ? this.viewOf(latest) : null,
    };
  }

  /**
   * Repeated with the same key, it answers with the same application.
   * @throws AppError 400 or 413 for a file, 403 for an applicant, 409 where no grade follows, a condition is missing
   *   or an application is open
   */
  async apply(actor: MemberActor, input: ApplyInput): Promise<MyUpgradeApplication> {
    const member = await this.own.require(actor);
    const requestKey = input.requestKey && `${member._id.toString()}-${input.requestKey}`;
    const earlier = requestKey ? await this.upgrades.byRequest(requestKey) : undefined;
    if (earlier) return this.viewOf(earlier);
    const { statement, files: sent } = input.body;
    input.audit.note({ entity: 'member', id: member._id.toString(), label: member.number });
    const facts = await this.requireEligible(member);
    input.audit.note({ before: { grade: facts.from }, after: { grade: facts.to, missing: facts.missing } });
    if ((await this.upgrades.openOf([member._id])).size > 0) return this.openBy(requestKey);
    const files = await this.files.store(member._id, sent);
    const stored = await this.upgrades.insert({
      ...facts,
      member: member._id,
      source: 'member',
      status: 'open',
      reason: statement,
      at: new Date(),
      files,
      ...(requestKey && { requestKey }),
    });
    if (stored) return this.viewOf(stored);
    await this.files.remove(member._id, files);
    return this.openBy(requestKey);
  }

  /** The open application, for a request that came twice at once. */
  private async openBy(requestKey: string | undefined): Promise<MyUpgradeApplication> {
    const same = requestKey ? await this.upgrades.byRequest(requestKey) : undefined;
    if (!same) throw conflict('CONFLICT', 'Your upgrade is being looked at already');
    return this.viewOf(same);
  }

  private async requireEligible(member: MemberProjection) {
    const facts = await this.candidates.factsOf(member);
    const bar = applicationBar(facts);
    if (bar) throw conflict('CONFLICT', bar);
    return facts;
  }

  private viewOf(record: UpgradeRecord): MyUpgradeApplication {
    return toMyApplication(record, this.files.viewOf(record.files));
  }
}
