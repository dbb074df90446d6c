import { Injectable } from '@nestjs/common';
import type { ObjectId } from '@concord/nest-platform';
import { OrganisationStaffRepository } from '../../../store/organisation-staff/organisation-staff.repository';
import { PapersRepository } from '../../../store/papers/papers.repository';
import { ReminderPausesRepository } from '../../../store/reminder-pauses/reminder-pauses.repository';
import { UpgradesRepository } from '../../../store/upgrades/upgrades.repository';
import { SentTies } from './sent-ties.service';

/** Finds members with records of their own besides member and account, which an undo of an import would orphan. */
@Injectable()
export class ImportTies {
  constructor(
    private readonly papers: PapersRepository,
    private readonly pauses: ReminderPausesRepository,
    private readonly staff: OrganisationStaffRepository,
    private readonly upgrades: UpgradesRepository,
    private readonly sent: SentTies,
  ) {}

  async among(members: readonly ObjectId[]): Promise<string[]> {
    const stores = [this.papers, this.pauses, this.staff, this.upgrades, this.sent];
    return (await Promise.all(stores.map((store) => store.membersAmong(members)))).flat();
  }
}
