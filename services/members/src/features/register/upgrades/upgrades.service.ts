import { Injectable } from '@nestjs/common';
import type { Upgrade, UpgradeCreateBody, UpgradeDecideBody, UpgradeListQuery } from '@concord/contracts';
import {
  conflict,
  dayOf,
  Page,
  required,
  type StaffActor,
  staffRefOf,
  type RecordedBody,
} from '@concord/nest-platform';
import { MemberFiles } from '../../../shared/member-files/member-files';
import { LinkedMembersRepository } from '../../../store/members/linked-members.repository';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';
import type { UpgradeRecord } from '../../../store/upgrades/upgrade.schema';
import { UpgradesRepository } from '../../../store/upgrades/upgrades.repository';
import { UpgradeCandidates } from './upgrade-candidates.service';
import { UpgradeGrades } from './upgrade-grades.service';
import { requireGrantable, UPGRADE_FEES } from './upgrade-rules';
import { toUpgrade } from './upgrade.view';

/** Proposals of upgrades, and decisions on them. */
@Injectable()
export class UpgradesService {
  constructor(
    private readonly upgrades: UpgradesRepository,
    private readonly members: LinkedMembersRepository,
    private readonly candidates: UpgradeCandidates,
    private readonly grades: UpgradeGrades,
    private readonly files: MemberFiles,
  ) {}

  async list(query: UpgradeListQuery): Promise<Page<Upgrade>> {
    const { items, total } = await this.upgrades.list(query);
    const members = await this.members.ofIds(items.map(({ member }) => member));
    const views = items.flatMap((record) => {
      const member = members.get(record.member.toString());
      return member ? [this.viewOf(record, member)] : [];
    });
    return new Page(views, total);
  }

  /** @throws AppError 404; 409 where no grade follows, and for a member with an open proposal. */
  async propose(
    staff: StaffActor,
    id: string,
    { body, audit }: RecordedBody<UpgradeCreateBody>,
  ): Promise<Upgrade> {
    const member = await this.require(id);
    const { reason } = body;
    audit.note({ entity: 'member', id, label: memberName(member), reason });
    const facts = await this.candidates.factsOf(member);
    const record = await this.upgrades.insert({
      ...facts,
      member: member._id,
      source: 'staff',
      status: 'open',
      reason,
      at: new Date(),
      by: staffRefOf(staff),
    });
    if (!record) throw conflict('CONFLICT', 'This member has an open proposal already');
    audit.note({ before: { grade: facts.from }, after: { grade: facts.to, missing: facts.missing } });
    return this.viewOf(record, member);
  }

  /** @throws AppError 400, 404, 409 ALREADY_DECIDED, and where the proposal no longer applies. */
  async decide(
    staff: StaffActor,
    id: string,
    { body, audit }: RecordedBody<UpgradeDecideBody>,
  ): Promise<Upgrade> {
    const record = await this.requireUpgrade(id);
    const member = await this.require(record.member.toString());
    const { decision: status, reason, from = dayOf(new Date()), fees = UPGRADE_FEES } = body;
    audit.note({ entity: 'member', id: member._id.toString(), label: memberName(member), reason });
    audit.note({ after: { decision: status, grade: record.to, ...(status === 'granted' && { from }) } });
    if (record.status !== 'open') throw decided();
    if (status === 'granted') requireGrantable(member, record.from, from);
    const decision = { reason, at: new Date(), by: staffRefOf(staff) };
    const grade = status === 'granted' ? { from, fees } : undefined;
    if (!(await this.upgrades.decide(id, { status, decision, ...(grade && { grade }) }))) throw decided();
    if (grade) await this.grades.give(id);
    return this.viewOf(await this.requireUpgrade(id), member);
  }

  private viewOf(record: UpgradeRecord, member: MemberProjection): Upgrade {
    return toUpgrade(record, member, this.files.viewOf(record.files));
  }

  private async require(id: string): Promise<MemberProjection> {
    return required((await this.members.ofIds([id])).get(id), 'This member');
  }

  private async requireUpgrade(id: string): Promise<UpgradeRecord> {
    return required(await this.upgrades.find(id), 'This upgrade');
  }
}

const decided = () => conflict('ALREADY_DECIDED', 'Somebody has decided on this upgrade already');
