import { Injectable } from '@nestjs/common';
import type { Payment, TransferConfirmBody, TransferRefuseBody } from '@concord/contracts';
import {
  type AuditNote,
  badRequest,
  dayOf,
  type RecordedBody,
  required,
  type StaffActor,
  staffRefOf,
} from '@concord/nest-platform';
import { closeClaim, confirmClaim } from '../../../shared/ledger/claims';
import { receiptOf } from '../../../shared/ledger/due-documents';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { DocumentsRepository } from '../../../store/documents/documents.repository';
import { memberName } from '../../../store/members/member-search';
import { MembersRepository } from '../../../store/members/members.repository';
import { type ChangedAccount, AccountWriter } from '../accounts/account-writer';
import { toPayment } from '../accounts/account.view';
import type { Account } from '../../../shared/ledger/account-sums';

/** Decisions of staff about transfers that members told about. */
@Injectable()
export class TransferDecisions {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly documents: DocumentsRepository,
    private readonly members: MembersRepository,
    private readonly writer: AccountWriter,
  ) {}

  /** @throws AppError 400, 404, 409 after a decision and for more than is open. */
  confirm(
    staff: StaffActor,
    id: string,
    { body, audit }: RecordedBody<TransferConfirmBody>,
  ): Promise<Payment> {
    const { amount, receivedOn, reference = null, allocations } = body;
    const recordedAt = new Date();
    if (receivedOn > dayOf(recordedAt)) throw futureDay();
    const arrival = { amount, receivedOn, reference, recordedAt, recordedBy: staffRefOf(staff) };
    audit.note({ details: { payment: id, amount, receivedOn } });
    return this.decide(id, audit, (read) => {
      const account = confirmClaim(read, id, arrival, allocations);
      return { account, due: receiptOf(account, id, dayOf(recordedAt)) };
    });
  }

  /** @throws AppError 400, 404, 409 after a decision. */
  refuse(staff: StaffActor, id: string, { body, audit }: RecordedBody<TransferRefuseBody>): Promise<Payment> {
    const { reason } = body;
    const decision = { outcome: 'refused', at: new Date(), by: staffRefOf(staff), reason } as const;
    audit.note({ reason, details: { payment: id } });
    return this.decide(id, audit, (read) => ({ account: closeClaim(read, id, decision) }));
  }

  private async decide(
    id: string,
    audit: AuditNote,
    rule: (account: Account) => ChangedAccount,
  ): Promise<Payment> {
    const found = required(await this.accounts.withPayment(id), 'This transfer');
    const member = found._id.toString();
    const record = await this.members.find(member);
    audit.note({ entity: 'member', id: member, ...(record && { label: memberName(record) }) });
    const { payments } = await this.writer.change(member, rule);
    const payment = required(
      payments.find(({ _id }) => _id === id),
      'This transfer',
    );
    return toPayment(member, payment, await this.documents.documented('receipt', [id]));
  }
}

const futureDay = () =>
  badRequest('VALIDATION', 'The day of value is in the future', [
    { path: 'receivedOn', message: 'This day is in the future' },
  ]);
