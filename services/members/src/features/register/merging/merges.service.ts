import { Injectable } from '@nestjs/common';
import type { MemberMerge, MemberMergeBody, MergeRecord } from '@concord/contracts';
import {
  type AuditNote,
  conflict,
  dayOf,
  type Page,
  type PageQuery,
  required,
  type StaffActor,
  staffRefOf,
} from '@concord/nest-platform';
import { isErased, requireUnerased } from '../../../shared/erasure/require-unerased';
import { isTiedSince } from '../../../shared/ledger/merge-accounts';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { memberName } from '../../../store/members/member-search';
import { MembersRepository } from '../../../store/members/members.repository';
import type { StoredMerge } from '../../../store/merges/merge.schema';
import { MergesRepository } from '../../../store/merges/merges.repository';
import { merging, undoUntil } from './merge-rules';
import { MergeRunner } from './merge-runner.service';
import { MergeSides } from './merge-sides.service';
import { toMergeRecord } from './merge.view';

/** Merges members who are the same one, and undoes it. */
@Injectable()
export class MergesService {
  constructor(
    private readonly merges: MergesRepository,
    private readonly sides: MergeSides,
    private readonly runner: MergeRunner,
    private readonly members: MembersRepository,
    private readonly accounts: AccountsRepository,
  ) {}

  async list(query: PageQuery): Promise<Page<MergeRecord>> {
    return (await this.merges.list(query)).map(toMergeRecord);
  }

  /** @throws AppError 400, 404, 409 for members who cannot be merged, or take part in another merge. */
  async merge(staff: StaffActor, body: MemberMergeBody, audit: AuditNote): Promise<MemberMerge> {
    const { preview, keep, drop } = await this.sides.preview(body.keep, body.drop);
    audit.note({ entity: 'member', id: body.keep, label: memberName(keep.member) });
    audit.note({ before: { ...preview.before }, after: { ...preview.after, merged: drop.member.number } });
    if (body.dryRun) return preview;
    const now = new Date();
    const merge = await this.merges.begin({
      keep: keep.member._id,
      drop: drop.member._id,
      keepName: memberName(keep.member),
      keepNumber: keep.member.number,
      dropped: drop.member,
      since: now,
      at: now,
      by: staffRefOf(staff),
    });
    if (!merge) throw merging();
    await this.runner.run(merge);
    return { ...preview, _id: merge._id.toString() };
  }

  /** @throws AppError 404; 409 after 30 days, for a merge that is not done, and if something later would be lost. */
  async undo(id: string, audit: AuditNote): Promise<MergeRecord> {
    const merge = await this.require(id);
    audit.note({ entity: 'member', id: merge.keep.toString(), label: merge.keepName });
    audit.note({ details: { merged: merge.dropped.number } });
    if (!undoUntil(merge, new Date())) throw conflict('CONFLICT', 'This merge can no longer be undone');
    await this.requireUntied(merge);
    if (!(await this.merges.beginUndo(merge))) throw merging();
    await this.requireUnerased(merge);
    await this.runner.run({ ...merge, state: 'undoing' });
    return toMergeRecord(await this.require(id));
  }

  private async requireUntied({ _id, keep, at }: StoredMerge): Promise<void> {
    if (!(await this.members.find(keep.toString())))
      throw conflict('CONFLICT', 'The kept member was merged into another one since. Undo that merge first');
    const account = await this.accounts.of(keep.toString());
    if (isTiedSince(account, _id.toString(), { at, day: dayOf(at) }))
      throw conflict(
        'CONFLICT',
        'Later payments and charges are tied to those of the merged member, so the merge stays',
      );
  }

  /** Looks again behind the lock, because an erasure that began before it does not see it. */
  private async requireUnerased({ _id, keep }: StoredMerge): Promise<void> {
    const kept = await this.members.find(keep.toString());
    if (!kept || !isErased(kept)) return;
    await this.merges.end(_id, 'done');
    requireUnerased(kept);
  }

  private async require(id: string): Promise<StoredMerge> {
    return required(await this.merges.find(id), 'This merge');
  }
}
