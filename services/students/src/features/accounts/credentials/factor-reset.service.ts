import { Injectable } from '@nestjs/common';
import type { calls } from '@concord/contracts';
import { conflict, type HandlerInput, required, originOf } from '@concord/nest-platform';
import { StaffRepository } from '../../../store/staff/staff.repository';
import { AccountNotices } from '../account-records/account-notices';
import { FactorsService } from '../factors/factors.service';
import { Revocations } from '../revocations/revocations.service';

/** Removes the second factor of an account whose owner has lost the phone and the recovery codes. */
@Injectable()
export class FactorResetService {
  constructor(
    private readonly staff: StaffRepository,
    private readonly factors: FactorsService,
    private readonly revocations: Revocations,
    private readonly notices: AccountNotices,
  ) {}

  /** @throws AppError 404, 409 for one's own account */
  async reset(input: HandlerInput<typeof calls.factorReset>): Promise<{ _id: string }> {
    const { actor, audit } = input;
    const { id } = input.params;
    if (id === actor.id) throw conflict('CONFLICT', 'Turn off your own second factor on your account page');
    const account = required(await this.staff.findById(id), 'This account');
    audit.note({ label: account.email });
    required((await this.factors.remove(id)) || undefined, 'A second factor for this account');
    // No effect if the account changed meanwhile, because its tokens are void then.
    await this.staff.raiseVersion(account);
    await this.revocations.accountChanged(id);
    await this.notices.tell('factor-off', account, originOf(input));
    return { _id: id };
  }
}
