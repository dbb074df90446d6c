import { Injectable } from '@nestjs/common';
import type { CpdEntry, CpdEntryDecideBody, CpdEntryListQuery } from '@concord/contracts';
import {
  badRequest,
  conflict,
  Page,
  type RecordedBody,
  required,
  type StaffActor,
  staffRefOf,
} from '@concord/nest-platform';
import { MemberFiles } from '../../../shared/member-files/member-files';
import { CpdEntriesRepository } from '../../../store/cpd-entries/cpd-entries.repository';
import type { CpdEntryRecord } from '../../../store/cpd-entries/cpd-entry.schema';
import { LinkedMembersRepository } from '../../../store/members/linked-members.repository';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';
import { toCpdEntry } from './cpd-entry.view';

/** The queue of entries, and decisions of staff. */
@Injectable()
export class CpdDecisions {
  constructor(
    private readonly entries: CpdEntriesRepository,
    private readonly members: LinkedMembersRepository,
    private readonly files: MemberFiles,
  ) {}

  async list(query: CpdEntryListQuery): Promise<Page<CpdEntry>> {
    const { items, total } = await this.entries.list(query);
    const members = await this.members.ofIds(items.map(({ member }) => member));
    const views = items.flatMap((entry) => {
      const member = members.get(entry.member.toString());
      return member ? [this.viewOf(entry, member)] : [];
    });
    return new Page(views, total);
  }

  /** @throws AppError 400 without a needed reason; 404; 409 ALREADY_DECIDED, and if the member changed it. */
  async decide(
    staff: StaffActor,
    id: string,
    { body, audit }: RecordedBody<CpdEntryDecideBody>,
  ): Promise<CpdEntry> {
    const entry = required(await this.entries.find(id), 'This activity');
    const found = await this.members.ofIds([entry.member]);
    const member = required(found.get(entry.member.toString()), 'This member');
    audit.note({ entity: 'member', id: member._id.toString(), label: memberName(member) });
    const { decision: state, revision, reason = '' } = body;
    const points = state === 'refused' ? 0 : (body.points ?? entry.claimed);
    requireReason(state === 'refused' || points !== entry.claimed, reason);
    audit.note({
      ...(reason && { reason }),
      before: { points: entry.claimed },
      after: { decision: state, kind: entry.kindTitle, day: entry.day, points },
    });
    requirePending(entry);
    const decision = { points, reason, at: new Date(), by: staffRefOf(staff) };
    const decided = await this.entries.decide(id, revision, state, decision);
    if (!decided) throw changed();
    return this.viewOf(decided, member);
  }

  private viewOf(entry: CpdEntryRecord, member: MemberProjection): CpdEntry {
    return toCpdEntry(entry, member, this.files.viewOf(entry.files));
  }
}

function requireReason(isNeeded: boolean, reason: string): void {
  if (!isNeeded || reason) return;
  const message = 'Give the reason in a few words. The member reads it';
  throw badRequest('VALIDATION', message, [{ path: 'reason', message }]);
}

function requirePending({ state }: CpdEntryRecord): void {
  if (state === 'withdrawn') throw conflict('CONFLICT', 'The member has withdrawn this activity');
  if (state !== 'pending') throw conflict('ALREADY_DECIDED', 'Somebody has decided on this activity already');
}

const changed = () =>
  conflict('REVISION', 'The member has changed this activity meanwhile. Look at it again');
