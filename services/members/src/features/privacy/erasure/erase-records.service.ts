import { Injectable } from '@nestjs/common';
import type { ObjectId } from '@concord/nest-platform';
import { ERASED_TEXT } from '../../../shared/erasure/erased-member';
import type { Rename } from '../../../shared/erasure/without-names';
import { DocumentsRepository } from '../../../store/documents/documents.repository';
import { MemberMailsRepository } from '../../../store/member-mails/member-mails.repository';
import { PapersRepository } from '../../../store/papers/papers.repository';
import { ReminderPausesRepository } from '../../../store/reminder-pauses/reminder-pauses.repository';
import { UpgradesRepository } from '../../../store/upgrades/upgrades.repository';

/** Erases a person from the records about a member. Documents and papers stay under the number. May run twice. */
@Injectable()
export class EraseRecords {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly mails: MemberMailsRepository,
    private readonly papers: PapersRepository,
    private readonly pauses: ReminderPausesRepository,
    private readonly upgrades: UpgradesRepository,
  ) {}

  /** @param members the member and those who were merged into it, some of whose records stay for an undo */
  async run(members: readonly ObjectId[], rename: Rename): Promise<void> {
    for (const member of members) {
      await this.documents.erase(member, rename);
      await this.papers.erase(member);
      await this.upgrades.erase(member, ERASED_TEXT);
      await this.pauses.end(member.toString());
    }
    await this.mails.removeOf(members);
  }
}
