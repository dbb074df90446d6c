import { Injectable } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { InternalClient, type ObjectId } from '@concord/nest-platform';
import { isClaim } from '../../../shared/ledger/claims';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';

const CALL_TIMEOUT_MS = 5000;

/** Removes the evidence of transfers, which shows names and bank accounts. May run twice. */
@Injectable()
export class ErasedEvidence {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly internal: InternalClient,
  ) {}

  /** @throws AppError 503 while the media service is unavailable. */
  async remove(member: ObjectId): Promise<void> {
    const { payments } = await this.accounts.of(member.toString());
    for (const { _id: id } of payments.filter(isClaim))
      await this.internal.call(
        internalCalls.internalOwnerRemove,
        { params: { id } },
        { timeoutMs: CALL_TIMEOUT_MS },
      );
  }
}
