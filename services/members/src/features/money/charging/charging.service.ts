import { Injectable } from '@nestjs/common';
import { dayOf, newObjectId } from '@concord/nest-platform';
import { FeesInForce } from '../../../shared/fees/fees-in-force';
import { inductionCharges } from '../../../shared/fees/grade-charges';
import { addCharges } from '../../../shared/ledger/account-changes';
import { invoiceOf } from '../../../shared/ledger/due-documents';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import type { ChargeEntry } from '../../../store/accounts/account-entries';
import type { DueFees } from '../../../store/members/membership-entries';
import { MembersRepository } from '../../../store/members/members.repository';
import { AccountWriter } from '../accounts/account-writer';

/** Charges the fees of inductions and upgrades. May run twice: a fee of a period is charged once. */
@Injectable()
export class ChargingService {
  constructor(
    private readonly members: MembersRepository,
    private readonly settings: SettingsInForce,
    private readonly fees: FeesInForce,
    private readonly writer: AccountWriter,
  ) {}

  /** Charges the due fees of a member, if there are any. */
  async raise(id: string): Promise<void> {
    const due = (await this.members.find(id))?.dueFees;
    if (!due) return;
    const charges = await this.chargesOf(due);
    await this.writer.change(id, (account) => {
      const changed = addCharges(account, charges);
      // Charges that the account had before were invoiced then, and may be paid.
      const added = changed.charges.slice(account.charges.length);
      return {
        account: changed,
        due: invoiceOf(`${id}-${due.grade}-${due.from}`, added, dayOf(new Date())),
      };
    });
    await this.members.feesCharged(id, due);
  }

  private async chargesOf({ grade, from, kinds }: DueFees): Promise<ChargeEntry[]> {
    const [settings, fees] = await Promise.all([this.settings.values(), this.fees.on(from)]);
    return inductionCharges(from, kinds, {
      grade,
      fees: fees[grade],
      settings,
      raisedOn: dayOf(new Date()),
      newId: () => newObjectId().toString(),
    });
  }
}
