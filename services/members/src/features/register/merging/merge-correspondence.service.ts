import { Injectable } from '@nestjs/common';
import { DocumentsRepository } from '../../../store/documents/documents.repository';
import { MemberMailsRepository } from '../../../store/member-mails/member-mails.repository';
import type { StoredMerge } from '../../../store/merges/merge.schema';
import { ReminderPausesRepository } from '../../../store/reminder-pauses/reminder-pauses.repository';
import { MergingLinesRepository } from '../../../store/statement-lines/merging-lines.repository';

/** Moves lines of banks, mails and the pause of reminders of a dropped member. May run twice. */
@Injectable()
export class MergeCorrespondence {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly lines: MergingLinesRepository,
    private readonly mails: MemberMailsRepository,
    private readonly pauses: ReminderPausesRepository,
  ) {}

  async move({ _id, keep, drop }: StoredMerge): Promise<void> {
    for (const records of [this.lines, this.mails, this.pauses])
      await records.move(drop, keep, _id.toString());
  }

  /** @param entries charges and payments that return, after their documents have returned */
  async giveBack({ _id, keep, drop }: StoredMerge, entries: readonly string[]): Promise<void> {
    const merge = _id.toString();
    await this.lines.giveBack(drop, merge, entries);
    const documents = await this.documents.ofMember(drop.toString());
    const about = [...entries, ...documents.map((document) => document._id.toString())];
    await this.mails.giveBack({ keep, drop }, merge, about);
    await this.pauses.giveBack(keep, merge);
  }
}
