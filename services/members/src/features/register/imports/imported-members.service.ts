import { Injectable } from '@nestjs/common';
import { AppError, recordIdOf, type StaffRef } from '@concord/nest-platform';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import type { ImportedMember } from '../../../store/imports/imported-member';
import { MembersRepository } from '../../../store/members/members.repository';
import { AccountWriter } from '../../money/accounts/account-writer';
import { MemberNumbers } from '../members/member-numbers.service';
import { newImportedMember } from './new-imported-member';
import { withOpening } from './opening-balance';

export interface ImportContext {
  /** Id of the import. */
  import: string;
  by: StaffRef;
  /** Day of the opening balance. */
  on: string;
}

/** Id of the member of a row. */
export const importedIdOf = (id: string, number: string): string => recordIdOf(id, number);

/** Stores members of an import, each once. */
@Injectable()
export class ImportedMembers {
  constructor(
    private readonly members: MembersRepository,
    private readonly numbers: MemberNumbers,
    private readonly settings: SettingsInForce,
    private readonly writer: AccountWriter,
  ) {}

  /** @returns false if another member has the number. */
  async add(row: ImportedMember, { import: id, by, on }: ImportContext): Promise<boolean> {
    const _id = importedIdOf(id, row.number);
    if (!(await this.members.find(_id))) {
      const settings = await this.settings.version();
      const member = newImportedMember(row, { _id, requestKey: `import-${_id}`, by }, settings);
      try {
        await this.numbers.store(member, row.number, settings.values);
      } catch (error) {
        if (error instanceof AppError && error.statusCode === 409) return false;
        throw error;
      }
    }
    await this.addOpening(row, { import: id, by, on });
    return true;
  }

  /** Stores the opening balance of a row's member, once. */
  async addOpening(
    { number, terms, balance }: ImportedMember,
    { import: id, by, on }: ImportContext,
  ): Promise<void> {
    const grade = terms.at(-1)?.grade;
    if (balance === 0 || !grade) return;
    const _id = importedIdOf(id, number);
    await this.writer.change(_id, (account) => {
      const changed = withOpening(account, { _id: recordIdOf(_id, 'opening'), balance, grade, on, by });
      return changed.account === account ? { account } : changed;
    });
  }

  /** Lets new members have numbers after these. */
  async noteNumbers(numbers: readonly string[]): Promise<void> {
    await this.numbers.noteTaken(numbers, await this.settings.values());
  }
}
