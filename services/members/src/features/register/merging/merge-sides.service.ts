import { Injectable } from '@nestjs/common';
import type { MemberMerge } from '@concord/contracts';
import { conflict, required } from '@concord/nest-platform';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { DocumentsRepository } from '../../../store/documents/documents.repository';
import { MembersRepository } from '../../../store/members/members.repository';
import { UpgradesRepository } from '../../../store/upgrades/upgrades.repository';
import { mergePreview, type MergeSide } from './merge-preview';
import { requireMergeable } from './merge-rules';

/** Reads two members who may be merged, and what would come of it. */
@Injectable()
export class MergeSides {
  constructor(
    private readonly members: MembersRepository,
    private readonly accounts: AccountsRepository,
    private readonly documents: DocumentsRepository,
    private readonly upgrades: UpgradesRepository,
    private readonly settings: SettingsInForce,
  ) {}

  /** @throws AppError 400, 404, 409 as `requireMergeable` does, and while an upgrade of the dropped one is open. */
  async preview(
    keepId: string,
    dropId: string,
  ): Promise<{ preview: MemberMerge; keep: MergeSide; drop: MergeSide }> {
    const [keep, drop, settings] = await Promise.all([
      this.side(keepId),
      this.side(dropId),
      this.settings.version(),
    ]);
    requireMergeable(keep, drop);
    const [documents, open] = await Promise.all([
      this.documents.countOf(drop.member._id),
      this.upgrades.openOf([drop.member._id]),
    ]);
    if (open.size > 0)
      throw conflict('CONFLICT', 'Decide on the open upgrade of the member to be merged first');
    return { preview: mergePreview(keep, drop, documents, settings), keep, drop };
  }

  private async side(id: string): Promise<MergeSide> {
    const [member, account] = await Promise.all([this.members.find(id), this.accounts.of(id)]);
    return { member: required(member, 'This member'), account };
  }
}
