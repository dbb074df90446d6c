import { FEE_KINDS, PAYMENT_STATES, PAYMENT_WAYS } from '@concord/contracts';
import { staffRefSchema } from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';
import type {
  AllocationEntry,
  ChargeEntry,
  CoveredDays,
  PaymentEntry,
  Reasoned,
  Reduction,
  RefundEntry,
} from './account-entries';

/**
 * The account of one member, with everything owed and paid. One document, so that each change of money is one
 * conditional write and no charge can be paid twice. Absent until the first entry.
 */
export interface AccountRecord {
  /** The member's id. */
  _id: Types.ObjectId;
  /** Counts changes; every change names the one that was read. */
  revision: number;
  charges: ChargeEntry[];
  payments: PaymentEntry[];
  /** Since when the member's index is older than this account; absent once it is computed again. */
  staleSince?: Date;
}

/** The fields that rules and views need. */
export type AccountProjection = Pick<AccountRecord, '_id' | 'revision' | 'charges' | 'payments'>;

export const ACCOUNT_MODEL = 'Account';

const text = { type: String, required: true };
const optionalText = { type: String, default: null };
const number = { type: Number, required: true };
const plain = <T>(definition: ConstructorParameters<typeof Schema<T>>[0]) =>
  new Schema<T>(definition, { _id: false });

const reasoned = {
  reason: text,
  on: text,
  at: { type: Date, required: true },
  by: { type: staffRefSchema, required: true },
};

const charge = plain<ChargeEntry>({
  _id: text,
  fee: { type: String, enum: FEE_KINDS, required: true },
  period: text,
  grade: optionalText,
  title: text,
  amount: number,
  raisedOn: text,
  due: text,
  covers: { type: plain<CoveredDays>({ from: text, to: text }), default: null },
  reductions: [plain<Reduction>({ kind: text, amount: number, ...reasoned })],
  voided: { type: plain<Reasoned>(reasoned), default: null },
});

const payment = plain<PaymentEntry>({
  _id: text,
  way: { type: String, enum: PAYMENT_WAYS, required: true },
  amount: number,
  receivedOn: text,
  reference: optionalText,
  state: { type: String, enum: PAYMENT_STATES, required: true },
  allocations: [plain<AllocationEntry>({ charge: text, amount: number })],
  refunds: [plain<RefundEntry>({ _id: text, amount: number, ...reasoned })],
  reversed: { type: plain<Reasoned>(reasoned), default: null },
  recordedAt: { type: Date, required: true },
  recordedBy: { type: staffRefSchema, required: true },
});

export const accountSchema = new Schema<AccountRecord>(
  { revision: number, charges: [charge], payments: [payment], staleSince: Date },
  { collection: 'accounts', versionKey: false },
);

// The account of a payment.
accountSchema.index({ 'payments._id': 1 });
// The sweeper looks for accounts whose member's index is older.
accountSchema.index({ staleSince: 1 }, { sparse: true });
