import { Injectable } from '@nestjs/common';
import { DocumentsRepository } from '../../../store/documents/documents.repository';
import { MemberMailsRepository } from '../../../store/member-mails/member-mails.repository';
import type { StoredMerge } from '../../../store/merges/merge.schema';
import { ReminderPausesRepository } from '../../../store/reminder-pauses/reminder-pauses.repository';
import { MergingLinesRepository } from '../../../store/statement-lines/merging-lines.repository';
import { MergeSent } from './merge-sent.service';

/** Moves lines of banks, mails, the pause of reminders and all that a dropped member sent. May run twice. */
@Injectable()
export class MergeCorrespondence {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly lines: MergingLinesRepository,
    private readonly mails: MemberMailsRepository,
    private readonly pauses: ReminderPausesRepository,
    private readonly sent: MergeSent,
  ) {}

  async move(merge: StoredMerge): Promise<void> {
    const { _id, keep, drop } = merge;
    // First what mails tell of, so that no later mail names the dropped member.
    await this.sent.move(merge);
    for (const records of [this.lines, this.mails, this.pauses])
      await records.move(drop, keep, _id.toString());
  }

  /** @param entries charges and payments that return, after their documents have returned */
  async giveBack(record: StoredMerge, entries: readonly string[]): Promise<void> {
    const { _id, keep, drop } = record;
    const merge = _id.toString();
    await this.lines.giveBack(drop, merge, entries);
    const documents = await this.documents.ofMember(drop.toString());
    const about = [...entries, ...documents.map((document) => document._id.toString())];
    await this.mails.giveBack({ keep, drop }, merge, about);
    await this.pauses.giveBack(keep, merge);
    await this.sent.giveBack(record);
  }
}
