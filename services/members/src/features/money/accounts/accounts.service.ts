import { Injectable } from '@nestjs/common';
import {
  type ChargeCreateBody,
  type ChargeReduceBody,
  type ChargeVoidBody,
  MEMBER_LIMITS,
  type MemberAccount,
} from '@concord/contracts';
import {
  conflict,
  dayOf,
  newObjectId,
  required,
  type StaffActor,
  type RecordedBody,
} from '@concord/nest-platform';
import { addCharges, chargeKey, reduceCharge, voidCharge } from '../../../shared/ledger/account-changes';
import { reasonedBy } from '../../../shared/ledger/reasoned-by';
import { creditNoteOf, invoiceOf } from '../../../shared/ledger/due-documents';
import type { ChargeEntry } from '../../../store/accounts/account-entries';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { DocumentsRepository } from '../../../store/documents/documents.repository';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';
import { MembersRepository } from '../../../store/members/members.repository';
import { AccountWriter } from './account-writer';
import { toMemberAccount } from './account.view';

type ReduceRequest = RecordedBody<ChargeReduceBody> & { readonly requestKey: string | undefined };

/** Shows accounts, and changes their charges by hand. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly members: MembersRepository,
    private readonly accounts: AccountsRepository,
    private readonly documents: DocumentsRepository,
    private readonly writer: AccountWriter,
  ) {}

  /** @throws AppError 404. */
  async get(id: string): Promise<MemberAccount> {
    await this.require(id);
    const [account, documents] = await Promise.all([this.accounts.of(id), this.documents.ofMember(id)]);
    return toMemberAccount(id, account, documents);
  }

  /** @throws AppError 400, 404, 409 for a fee and period that the account has. */
  async addCharge(id: string, { body, audit }: RecordedBody<ChargeCreateBody>): Promise<MemberAccount> {
    const member = await this.require(id);
    const { reason, ...fields } = body;
    const charge = newCharge(member, fields);
    audit.note({ entity: 'member', label: memberName(member), reason });
    audit.note({ after: { ...fields, charge: charge._id } });
    await this.writer.change(id, (account) => {
      if (account.charges.length >= MEMBER_LIMITS.entries)
        throw conflict('CONFLICT', `An account can have at most ${MEMBER_LIMITS.entries} charges`);
      if (account.charges.some((each) => chargeKey(each) === chargeKey(charge)))
        throw conflict('CONFLICT', `The account has this fee for ${charge.period} already`);
      const due = invoiceOf(charge._id, [charge], charge.raisedOn);
      return { account: addCharges(account, [charge]), due };
    });
    return this.get(id);
  }

  /** @throws AppError 400, 404, 409 for a charge that is void. */
  async voidCharge(
    staff: StaffActor,
    id: string,
    chargeId: string,
    { body, audit }: RecordedBody<ChargeVoidBody>,
  ): Promise<MemberAccount> {
    const member = await this.require(id);
    const voided = reasonedBy(staff, body.reason);
    audit.note({ entity: 'member', label: memberName(member), reason: body.reason });
    audit.note({ details: { charge: chargeId } });
    await this.writer.change(id, (account) => {
      const charge = account.charges.find(({ _id }) => _id === chargeId);
      return {
        account: voidCharge(account, chargeId, voided),
        due: charge ? [creditNoteOf(charge, voided)] : [],
      };
    });
    return this.get(id);
  }

  /**
   * Reduces a charge, once for a request that comes twice.
   * @throws AppError 400, 404, 409 for more than is open, 422 for a key of another reduction.
   */
  async reduceCharge(
    staff: StaffActor,
    id: string,
    chargeId: string,
    { body, audit, requestKey }: ReduceRequest,
  ): Promise<MemberAccount> {
    const member = await this.require(id);
    const { kind, amount, reason } = body;
    audit.note({ entity: 'member', label: memberName(member), reason });
    audit.note({ after: { charge: chargeId, kind, amount } });
    const given = { kind, amount, ...(requestKey && { requestKey }) };
    const reduction = { ...reasonedBy(staff, reason), ...given };
    await this.writer.change(id, (account) => ({ account: reduceCharge(account, chargeId, reduction) }));
    return this.get(id);
  }

  private async require(id: string): Promise<MemberProjection> {
    return required(await this.members.find(id), 'This member');
  }
}

const newCharge = (member: MemberProjection, fields: Omit<ChargeCreateBody, 'reason'>): ChargeEntry => ({
  ...fields,
  _id: newObjectId().toString(),
  grade: member.index.grade,
  raisedOn: dayOf(new Date()),
  covers: null,
  reductions: [],
  voided: null,
});
