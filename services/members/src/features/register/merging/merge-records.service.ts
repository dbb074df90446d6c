import { Injectable } from '@nestjs/common';
import { DocumentsRepository } from '../../../store/documents/documents.repository';
import type { StoredMerge } from '../../../store/merges/merge.schema';
import { OrganisationStaffRepository } from '../../../store/organisation-staff/organisation-staff.repository';
import { PapersRepository } from '../../../store/papers/papers.repository';
import { UpgradesRepository } from '../../../store/upgrades/upgrades.repository';
import { MergeCards } from './merge-cards.service';

/** Moves the records that name the dropped member; what they say does not change. May run twice. */
@Injectable()
export class MergeRecords {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly staff: OrganisationStaffRepository,
    private readonly papers: PapersRepository,
    private readonly upgrades: UpgradesRepository,
    private readonly cards: MergeCards,
  ) {}

  async move({ _id, keep, drop }: StoredMerge): Promise<void> {
    for (const records of [this.documents, this.papers, this.upgrades, this.staff, this.cards])
      await records.move(drop, keep, _id.toString());
  }

  /** @param entries charges and payments that return, whose later documents return too */
  async giveBack({ _id, drop }: StoredMerge, entries: readonly string[]): Promise<void> {
    await this.documents.giveBack(drop, _id.toString(), entries);
    await this.papers.giveBack(drop, _id.toString());
    await this.upgrades.giveBack(drop, _id.toString());
    await this.staff.giveBack(drop, _id.toString());
    await this.cards.giveBack(drop, _id.toString(), entries);
  }
}
