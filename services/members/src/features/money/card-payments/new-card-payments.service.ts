import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { MyCardPaymentBegun, MyCardPaymentCreateBody } from '@concord/contracts';
import {
  AppError,
  type AuditNote,
  type MemberActor,
  newObjectId,
  objectIdOf,
  required,
} from '@concord/nest-platform';
import { OwnMember } from '../../../shared/members/own-member';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import type { CardPaymentRecord } from '../../../store/card-payments/card-payment.schema';
import { CardPaymentsRepository } from '../../../store/card-payments/card-payments.repository';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';
import type { CardProvider } from '../card-provider/card-provider';
import { CardCheckout } from './card-checkout';
import { cardOrder, type CardOrdered, isSameOrder } from './card-order';
import { toMyCardPayment } from './card-payment.view';
import { FIRST_CHECK_MS } from './check-times';

const DAY_MS = 86_400_000;
/** Payments that a member may begin in a day. */
const DAILY_MAX = 30;
const CURRENCY = 'NGN';
/** Letters and digits that are not mixed up when somebody reads them out. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const REFERENCE_LENGTH = 16;

interface NewCardPayment {
  readonly body: MyCardPaymentCreateBody;
  readonly audit: AuditNote;
  readonly requestKey: string | undefined;
}

/** Begins payments by card. */
@Injectable()
export class NewCardPayments {
  constructor(
    private readonly owners: OwnMember,
    private readonly accounts: AccountsRepository,
    private readonly cards: CardPaymentsRepository,
    private readonly checkout: CardCheckout,
  ) {}

  /**
   * @throws AppError 403 for somebody who is no member; 404 for a charge of another one; 409 where nothing is due, or no
   *   keys are set; 422 for another payment with the same key; 429; 503
   */
  async create(actor: MemberActor, { body, audit, requestKey }: NewCardPayment): Promise<MyCardPaymentBegun> {
    const provider = this.checkout.requireProvider();
    const member = await this.owners.require(actor);
    const id = member._id.toString();
    const key = requestKey && `${id}-${requestKey}`;
    const earlier = key ? await this.cards.withRequest(key) : undefined;
    const record = earlier ?? (await this.insert(member, provider, body, key));
    if (!isSameOrder(record, body))
      throw new AppError(422, 'IDEMPOTENCY_MISMATCH', 'This Idempotency-Key was used for another payment');
    const { reference, amount } = record;
    audit.note({ entity: 'member', id, label: memberName(member), after: { reference, amount } });
    const redirectUrl = await this.checkout.begin(record, member);
    return { ...toMyCardPayment(record, null), redirectUrl };
  }

  private async insert(
    member: MemberProjection,
    provider: CardProvider,
    body: MyCardPaymentCreateBody,
    requestKey: string | undefined,
  ): Promise<CardPaymentRecord> {
    const id = member._id.toString();
    const ordered = cardOrder(await this.accounts.of(id), body);
    if ((await this.cards.countSince(id, new Date(Date.now() - DAY_MS))) >= DAILY_MAX)
      throw new AppError(
        429,
        'TOO_MANY_REQUESTS',
        'You have started many card payments today. Please try again tomorrow, or pay by transfer',
      );
    const record = newRecord(id, provider, ordered, requestKey);
    if (await this.cards.insert(record)) return record;
    return required(requestKey ? await this.cards.withRequest(requestKey) : undefined, 'This payment');
  }
}

/** Name of a transaction; with test keys it says so, also in the ledger. */
const newReference = (isTest: boolean): string => {
  const letters = Array.from({ length: REFERENCE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${isTest ? 'TEST' : 'CARD'}-${letters.join('')}`;
};

const newRecord = (
  member: string,
  { name: provider, isTest }: CardProvider,
  ordered: CardOrdered,
  requestKey: string | undefined,
): CardPaymentRecord => {
  const createdAt = new Date();
  return {
    ...ordered,
    _id: newObjectId(),
    provider,
    reference: newReference(isTest),
    member: objectIdOf(member),
    ...(requestKey && { requestKey }),
    currency: CURRENCY,
    isTest,
    state: 'open',
    payment: newObjectId().toString(),
    problems: [],
    found: null,
    refunds: [],
    disputes: [],
    isWaiting: false,
    settled: null,
    checkAt: new Date(createdAt.getTime() + FIRST_CHECK_MS),
    failures: 0,
    revision: 1,
    createdAt,
  };
};
