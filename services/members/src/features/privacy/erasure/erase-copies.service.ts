import { Injectable } from '@nestjs/common';
import { erasedMember } from '../../../shared/erasure/erased-member';
import { MergingAccountsRepository } from '../../../store/accounts/merging-accounts.repository';
import { DistinctPairsRepository } from '../../../store/distinct-pairs/distinct-pairs.repository';
import { ImportsRepository } from '../../../store/imports/imports.repository';
import { MergesRepository } from '../../../store/merges/merges.repository';
import { MergingLinesRepository } from '../../../store/statement-lines/merging-lines.repository';
import type { ErasedPerson } from './erased-person.service';

/**
 * Erases copies of a member's data: in merges, imported rows, marks of pairs, suggestions and the accounts of merged
 * members. May run twice.
 */
@Injectable()
export class EraseCopies {
  constructor(
    private readonly merges: MergesRepository,
    private readonly accounts: MergingAccountsRepository,
    private readonly imports: ImportsRepository,
    private readonly pairs: DistinctPairsRepository,
    private readonly lines: MergingLinesRepository,
  ) {}

  async run({ ids, numbers, merges }: ErasedPerson, at: Date): Promise<void> {
    await this.accounts.forget(ids);
    for (const number of numbers) await this.imports.erase(number);
    for (const id of ids) {
      await this.pairs.erase(id);
      await this.lines.forget(id);
    }
    for (const merge of merges) {
      const isKept = ids.some((id) => id.equals(merge.keep));
      await this.merges.erase({
        ...merge,
        ...(isKept && { keepName: merge.keepNumber }),
        dropped: erasedMember(merge.dropped, at),
      });
    }
  }
}
