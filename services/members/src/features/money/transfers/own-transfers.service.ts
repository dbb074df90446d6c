import { Injectable } from '@nestjs/common';
import type { MyTransfer, MyTransferFields } from '@concord/contracts';
import {
  AppError,
  type AuditNote,
  badRequest,
  dayOf,
  type MemberActor,
  newObjectId,
  required,
} from '@concord/nest-platform';
import type { UploadForm } from '@concord/workbook/uploads';
import type { Account } from '../../../shared/ledger/account-sums';
import {
  addClaim,
  type ClaimedPayment,
  closeClaim,
  isClaim,
  requireRoomForClaim,
} from '../../../shared/ledger/claims';
import { OwnMember } from '../../../shared/members/own-member';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { memberName } from '../../../store/members/member-search';
import { AccountWriter } from '../accounts/account-writer';
import { EvidenceSender } from './evidence-sender';
import { toMyTransfer } from './own-transfer.view';
import { transferFieldsOf, transferKeyOf } from './transfer-form';
import { TransferReceipts } from './transfer-receipts';

interface TransferInput {
  readonly form: UploadForm;
  readonly audit: AuditNote;
  readonly key: string | undefined;
}

/** Transfers that a member tells about, with evidence. They pay nothing before staff confirm them. */
@Injectable()
export class OwnTransfers {
  constructor(
    private readonly own: OwnMember,
    private readonly accounts: AccountsRepository,
    private readonly writer: AccountWriter,
    private readonly evidence: EvidenceSender,
    private readonly receipts: TransferReceipts,
  ) {}

  /** Latest first. @throws AppError 403, 404. */
  async list(actor: MemberActor): Promise<MyTransfer[]> {
    const { _id } = await this.own.require(actor);
    const account = await this.accounts.of(_id.toString());
    const claims = account.payments.filter(isClaim);
    const receipts = await this.receipts.of(claims);
    return claims
      .sort((a, b) => b.claim.sentAt.getTime() - a.claim.sentAt.getTime())
      .map((claim) => toMyTransfer(account, claim, receipts));
  }

  /** @throws AppError 400, 403, 404, 409 for too many, 413, 422 for a key of another transfer, 503. */
  async send(actor: MemberActor, { form, audit, key }: TransferInput): Promise<MyTransfer> {
    const member = await this.own.require(actor);
    const id = member._id.toString();
    const fields = transferFieldsOf(form.fields);
    if (fields.sentOn > dayOf(new Date())) throw futureDay();
    const requestKey = transferKeyOf(id, key);
    const read = await this.accounts.of(id);
    const earlier = repeatedIn(read, requestKey, fields);
    audit.note({ entity: 'member', id, label: memberName(member) });
    if (earlier) return this.viewOf(read, earlier);
    // Before the file is stored as well, so that a member who sends too many stores none.
    requireRoomForClaim(read, new Date());
    const payment = newObjectId().toString();
    const file = await this.evidence.send(payment, form);
    const claimed = claimedPayment(payment, { fields, file, requestKey });
    audit.note({ after: { payment, amount: fields.amount, sentOn: fields.sentOn, file } });
    const account = await this.writer.change(id, (present) => {
      if (repeatedIn(present, requestKey, fields)) return { account: present };
      requireRoomForClaim(present, claimed.recordedAt);
      return { account: addClaim(present, claimed) };
    });
    return this.viewOf(account, repeatedIn(account, requestKey, fields) ?? claimed);
  }

  /** @throws AppError 403, 404 for a transfer of somebody else, 409 after a decision. */
  async withdraw(actor: MemberActor, transfer: string, audit: AuditNote): Promise<MyTransfer> {
    const member = await this.own.require(actor);
    audit.note({ entity: 'member', id: member._id.toString(), label: memberName(member) });
    audit.note({ details: { payment: transfer } });
    const decision = { outcome: 'withdrawn', at: new Date() } as const;
    const account = await this.writer.change(member._id.toString(), (read) => ({
      account: closeClaim(read, transfer, decision),
    }));
    const withdrawn = account.payments.filter(isClaim).find(({ _id }) => _id === transfer);
    return this.viewOf(account, required(withdrawn, 'This transfer'));
  }

  private async viewOf(account: Account, payment: ClaimedPayment): Promise<MyTransfer> {
    return toMyTransfer(account, payment, await this.receipts.of([payment]));
  }
}

const futureDay = () =>
  badRequest('VALIDATION', 'This day is in the future', [
    { path: 'sentOn', message: 'This day is in the future' },
  ]);

/** The transfer that this key has sent. @throws AppError 422 if it was another one. */
function repeatedIn(
  { payments }: Account,
  requestKey: string | undefined,
  { amount, sentOn }: MyTransferFields,
): ClaimedPayment | undefined {
  if (!requestKey) return undefined;
  const found = payments.filter(isClaim).find((each) => each.requestKey === requestKey);
  if (found && (found.claim.amount !== amount || found.claim.sentOn !== sentOn))
    throw new AppError(422, 'IDEMPOTENCY_MISMATCH', 'This Idempotency-Key was used for another transfer');
  return found;
}

interface NewClaim {
  readonly fields: MyTransferFields;
  readonly file: string;
  readonly requestKey: string | undefined;
}

function claimedPayment(_id: string, { fields, file, requestKey }: NewClaim): ClaimedPayment {
  const { amount, sentOn, bank = null, payer = null, note = null } = fields;
  const sentAt = new Date();
  return {
    _id,
    method: 'transfer',
    amount,
    receivedOn: sentOn,
    reference: null,
    state: 'claimed',
    allocations: [],
    refunds: [],
    reversed: null,
    recordedAt: sentAt,
    claim: { amount, sentOn, bank, payer, note, file, sentAt },
    ...(requestKey && { requestKey }),
  };
}
