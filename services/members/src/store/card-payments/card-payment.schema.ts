import {
  CARD_DISPUTE_STATES,
  CARD_PAYMENT_STATES,
  CARD_PROBLEMS,
  CARD_REFUND_STATES,
  CARD_TRANSACTION_STATES,
  type CardDisputeState,
  type CardPaymentState,
  type CardProblem,
  type CardRefundState,
  type CardTransactionState,
} from '@concord/contracts';
import { type StaffRef, staffRefSchema } from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';

/** A refund as events of the provider told it. Amounts are in kobo. */
export interface CardRefundNote {
  /** Empty before the provider has named it. */
  id: string;
  amount: number;
  state: CardRefundState;
  at: Date;
}

/** A dispute as events of the provider told it. */
export interface CardDisputeNote {
  id: string;
  amount: number | null;
  state: CardDisputeState;
  dueAt: Date | null;
  resolution: string | null;
  at: Date;
}

/** Last report of the provider about the transaction. */
export interface CardReport {
  reference: string;
  state: CardTransactionState;
  amount: number;
  currency: string;
  at: Date;
}

/** Author and words of staff who dealt with it. */
export interface CardSettlement {
  reason: string;
  at: Date;
  by: StaffRef;
}

/** A payment by card that a member began. It is never removed. */
export interface CardPaymentRecord {
  _id: Types.ObjectId;
  provider: string;
  /** Name of the transaction at the provider. */
  reference: string;
  member: Types.ObjectId;
  /** Member and Idempotency-Key of the request. */
  requestKey?: string;
  amount: number;
  currency: string;
  /** Charges that the member chose; null to pay the oldest due. */
  allocations: { charge: string; amount: number }[] | null;
  isTest: boolean;
  state: CardPaymentState;
  /** The provider's page; absent until it has answered. */
  redirectUrl?: string;
  /** Id of the payment in the account, chosen before it is recorded, so that it is recorded once. */
  payment: string;
  problems: CardProblem[];
  found: CardReport | null;
  refunds: CardRefundNote[];
  disputes: CardDisputeNote[];
  /** True while staff must look at it. */
  isWaiting: boolean;
  settled: CardSettlement | null;
  /** Next moment to ask the provider; absent when there is no reason to. */
  checkAt?: Date;
  /** Failed calls to the provider in a row. */
  failures: number;
  /** Counts the changes of this record. */
  revision: number;
  createdAt: Date;
  /** Ids of the merges that moved it to this member. */
  merges?: string[];
}

export const CARD_PAYMENT_MODEL = 'CardPayment';

const text = { type: String, required: true };
const number = { type: Number, required: true };
const date = { type: Date, required: true };
const yesOrNo = { type: Boolean, required: true };
const plain = <T>(definition: ConstructorParameters<typeof Schema<T>>[0]) =>
  new Schema<T>(definition, { _id: false });
const oneOf = (values: readonly string[]) => ({ type: String, enum: values, required: true });

export const cardPaymentSchema = new Schema<CardPaymentRecord>(
  {
    provider: text,
    reference: text,
    member: { type: Schema.Types.ObjectId, required: true },
    requestKey: String,
    amount: number,
    currency: text,
    allocations: { type: [plain({ charge: text, amount: number })], default: null },
    isTest: yesOrNo,
    state: oneOf(CARD_PAYMENT_STATES),
    redirectUrl: String,
    payment: text,
    problems: [oneOf(CARD_PROBLEMS)],
    found: {
      type: plain<CardReport>({
        reference: text,
        state: oneOf(CARD_TRANSACTION_STATES),
        amount: number,
        currency: text,
        at: date,
      }),
      default: null,
    },
    refunds: [
      plain<CardRefundNote>({
        id: { type: String, default: '' },
        amount: number,
        state: oneOf(CARD_REFUND_STATES),
        at: date,
      }),
    ],
    disputes: [
      plain<CardDisputeNote>({
        id: text,
        amount: { type: Number, default: null },
        state: oneOf(CARD_DISPUTE_STATES),
        dueAt: { type: Date, default: null },
        resolution: { type: String, default: null },
        at: date,
      }),
    ],
    isWaiting: yesOrNo,
    settled: {
      type: plain<CardSettlement>({ reason: text, at: date, by: { type: staffRefSchema, required: true } }),
      default: null,
    },
    checkAt: Date,
    failures: number,
    revision: number,
    createdAt: date,
    merges: { type: [String], default: undefined },
  },
  { collection: 'card-payments', versionKey: false },
);

// A reference names one payment; events and return pages find it.
cardPaymentSchema.index({ reference: 1, provider: 1 }, { unique: true });
// A repeated request finds its payment.
cardPaymentSchema.index({ requestKey: 1 }, { unique: true, sparse: true });
// The sweeper looks for payments to ask about.
cardPaymentSchema.index({ checkAt: 1 }, { sparse: true });
// The list by state, and of those that wait for staff, latest first.
cardPaymentSchema.index({ state: 1, _id: -1 });
cardPaymentSchema.index({ isWaiting: 1, _id: -1 });
// Payments of a member, counted by time.
cardPaymentSchema.index({ member: 1, createdAt: 1 });
// Payments that a merge moved, for its undo.
cardPaymentSchema.index({ merges: 1 }, { sparse: true });
