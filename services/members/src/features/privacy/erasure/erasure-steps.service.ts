import { Injectable } from '@nestjs/common';
import { erasedAccount } from '../../../shared/erasure/erased-account';
import { withoutNames } from '../../../shared/erasure/without-names';
import type { MemberProjection } from '../../../store/members/member.schema';
import { AccountWriter } from '../../money/accounts/account-writer';
import { EraseCopies } from './erase-copies.service';
import { EraseCards } from './erase-cards.service';
import { EraseRecords } from './erase-records.service';
import { EraseSent } from './erase-sent.service';
import type { ErasedPerson } from './erased-person.service';

/** Erases a person from everything here but the member's own record. May run twice. */
@Injectable()
export class ErasureSteps {
  constructor(
    private readonly writer: AccountWriter,
    private readonly records: EraseRecords,
    private readonly sent: EraseSent,
    private readonly copies: EraseCopies,
    private readonly cards: EraseCards,
  ) {}

  async run({ _id, number }: MemberProjection, person: ErasedPerson, at: Date): Promise<void> {
    const rename = withoutNames(person.names, number);
    await this.writer.change(_id.toString(), (account) => ({
      account: { ...account, ...erasedAccount(account, rename) },
    }));
    await this.records.run(person.ids, rename);
    await this.cards.run(person.ids);
    await this.sent.run(person.ids);
    // Last, because the copies know former names, which the others are searched for.
    await this.copies.run(person, at);
  }
}
